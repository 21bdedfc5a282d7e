import { Container, Skeleton, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useId } from 'react'
import { sectionsOf, type DirectorySection, type DirectorySpec } from '@/domain/directories/directory-spec'
import { directories, type DirectoryId } from '@/domain/directories/registry'
import { Chips } from '@/ui/chips'
import { EmptyState } from '@/ui/empty-state'
import { SavedNote } from '@/ui/saved-note'
import { ScreenHeader } from '@/ui/screen-header'
import classes from './directory.module.css'
import { PersonCard } from './person-card'
import { usePeople } from './queries'

export type DirectoryPageProps = {
  id: DirectoryId
  /** The chip and the words that the URL holds. */
  category: string
  query: string
  onCategory: (category: string) => void
  onQuery: (query: string) => void
  onBack: () => void
}

export function DirectoryPage({ id, category, query, onCategory, onQuery, onBack }: DirectoryPageProps) {
  const spec: DirectorySpec = directories[id]
  const people = usePeople(spec.source)
  const words = useDeferredValue(query)
  const sections = people.state === 'ready' ? sectionsOf(spec, people.entries, category, words) : []
  return (
    <Container pb="xl">
      <ScreenHeader title={spec.title} intro={spec.intro} backLabel={spec.backLabel} onBack={onBack} />
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={spec.searchPlaceholder}
          placeholder={spec.searchPlaceholder}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        <Chips label="Categories" options={spec.categories} value={category} onChange={onCategory} />
      </div>
      {people.state === 'loading' && <Waiting text={spec.loadingText} />}
      {people.state === 'ready' && <SavedNote checkedAt={people.checkedAt} />}
      {people.state === 'ready' && sections.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
      )}
      {sections.map((section) => (
        <People key={section.title} spec={spec} section={section} />
      ))}
    </Container>
  )
}

function People({ spec, section }: { spec: DirectorySpec; section: DirectorySection }) {
  const titleId = useId()
  const { title, entries } = section
  return (
    <>
      {title && (
        <Title order={2} size="h3" id={titleId} className={classes.sectionTitle ?? ''}>
          {title}
        </Title>
      )}
      <ul className={classes.grid} {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': spec.title })}>
        {entries.map((entry) => (
          <PersonCard key={entry.id} spec={spec} entry={entry} titleOrder={title ? 3 : 2} />
        ))}
      </ul>
    </>
  )
}

const places = [1, 2, 3, 4, 5, 6]

/** The shape of the list before it is here. */
function Waiting({ text }: { text: string }) {
  return (
    <div role="status">
      <p>{text}</p>
      <div className={classes.grid} aria-hidden>
        {places.map((place) => (
          <Skeleton key={place} h={210} radius="lg" />
        ))}
      </div>
    </div>
  )
}
