import { Container, Title } from '@mantine/core'
import { useDeferredValue, useId } from 'react'
import { useMissingLink } from '@/store/use-missing-link'
import { almostFound, sectionsOf, type DirectorySection } from '@/directory/rules/directory-spec'
import { directoryChoices, type DirectoryId } from '@/directory/rules/choices'
import { isGone } from '@/kit/rules/item-link'
import { labelOf } from '@/kit/words/labelled'
import * as messages from '#words/directory/directories'
import { allButOne } from '#words/kit/list-states'
import { shownDirectories, type Directory } from '@/directory/words/registry'
import { CardGrid, CardSkeletons } from '@/kit/layout/card-grid'
import { Chips } from '@/kit/form/chips'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { SavedNote } from '@/kit/feedback/saved-note'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { SearchBox } from '@/kit/form/search-box'
import classes from './directory.module.css'
import { PersonCard, type Rate } from './person-card'
import { tablesOf, usePeople } from './queries'

export type DirectoryPageProps = {
  id: DirectoryId
  /** The category and the search text from the URL. */
  category: string
  query: string
  /** The id of the person that a link opens. */
  item: string | null
  onCategory: (category: string) => void
  onQuery: (query: string) => void
  onBack: () => void
  rate: Rate
}

export function DirectoryPage({ id, category, query, item, onCategory, onQuery, onBack, rate }: DirectoryPageProps) {
  const spec = shownDirectories[id]
  const people = usePeople(spec.source)
  const isMissing = people.state === 'ready' && people.complete && isGone(people.entries, item)
  const missingText = useMissingLink(tablesOf[spec.source], isMissing ? item : null)
  const deferredQuery = useDeferredValue(query)
  const declared = { categories: directoryChoices[id], inSections: spec.inSections }
  const sections =
    people.state === 'ready'
      ? sectionsOf(declared, people.entries, { category, query: deferredQuery, opened: item })
      : []
  const near =
    people.state === 'ready' ? almostFound(people.entries, { category, query: deferredQuery, opened: item }) : []
  return (
    <Container pb="xl">
      <ScreenHeader title={spec.title} intro={spec.intro} backLabel={spec.backLabel} onBack={onBack} />
      <div className={classes.tools}>
        <SearchBox label={spec.searchPlaceholder} value={query} onChange={onQuery} />
        <Chips label={messages.categories} options={spec.categories} value={category} onChange={onCategory} />
      </div>
      {people.state === 'loading' && <CardSkeletons text={spec.loadingText} height={210} />}
      {people.state === 'failed' && <LoadFailure problem={people.problem} onRetry={people.retry} />}
      {people.state === 'ready' && (
        <>
          <SavedNote checkedAt={people.checkedAt} />
          <NotFoundNote gone={isMissing} text={missingText} />
        </>
      )}
      {people.state === 'ready' && sections.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-search" text={spec.emptyText} />
      )}
      {sections.map((section) => (
        <People
          key={section.category}
          spec={spec}
          section={section}
          title={section.category === null ? null : labelOf(spec.categories, section.category)}
          item={item}
          rate={rate}
        />
      ))}
      {near.length > 0 && (
        <People spec={spec} section={{ category: null, entries: near }} title={allButOne} item={item} rate={rate} />
      )}
    </Container>
  )
}

type PeopleProps = { spec: Directory; section: DirectorySection; title: string | null; item: string | null; rate: Rate }

function People({ spec, section: { entries }, title, item, rate }: PeopleProps) {
  const titleId = useId()
  return (
    <>
      {title && (
        <Title order={2} size="h3" id={titleId} className={classes.sectionTitle}>
          {title}
        </Title>
      )}
      <CardGrid {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': spec.title })}>
        {entries.map((entry) => (
          <PersonCard
            key={entry.id}
            spec={spec}
            entry={entry}
            opened={entry.id === item}
            titleOrder={title ? 3 : 2}
            rate={rate}
          />
        ))}
      </CardGrid>
    </>
  )
}
