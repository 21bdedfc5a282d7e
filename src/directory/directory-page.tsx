import { Container, Title, Text, type TitleOrder } from '@mantine/core'
import { useDeferredValue, useId, memo, type ReactNode } from 'react'
import { IconClock, IconMapPin, IconPhone, IconUsers } from '@tabler/icons-react'
import { useMissingLink } from '@/campus/store/use-missing-link'
import { searchPeople, type DirectorySection, type DirectoryEntry } from '@/directory/rules/directories'
import { directoryChoices, type DirectoryId } from '@/directory/rules/choices'
import { isGone, itemLink } from '@/kit/rules/item-link'
import { labelOf } from '@/kit/words/labelled'
import * as messages from '#words/directory/directories'
import { allButOne } from '#words/kit/list-states'
import { shownDirectories, type Directory } from '@/directory/words/directories'
import { CardGrid, CardSkeletons } from '@/kit/layout/card-grid'
import { Chips } from '@/kit/form/chips'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { useSavedNote } from '@/kit/feedback/saved-note'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { SearchBox } from '@/kit/form/search-box'
import { keepDirectOrder } from '@/cart/store/keep-direct-order'
import type { ProviderSlug } from '@/cart/rules/ratings'
import { zeroKes } from '@/kit/rules/money'
import type { PhoneDigits } from '@/kit/rules/phone-links'
import { readPhone } from '@/kit/rules/phone'
import { plainLine } from '@/kit/rules/plain-text'
import { Card, CardActions } from '@/kit/layout/card'
import { Facts } from '@/kit/layout/facts'
import { TallText } from '@/kit/layout/tall-text'
import { PhoneButton } from '@/kit/platform/phone-button'
import { Picture } from '@/kit/media/picture'
import { ProviderRating } from '@/shops/provider-rating'
import { HoursLine } from '@/kit/platform/hours-line'
import { ShareButton } from '@/kit/platform/share-button'
import classes from './directory.module.css'
import { tablesOf, usePeople } from './queries'
import { writtenHours } from '@/kit/words/written-hours'

type DirectoryPageProps = {
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
  const entries = people.state === 'ready' ? people.entries : []
  const { sections, near } = searchPeople(declared, entries, { category, query: deferredQuery, opened: item })
  useSavedNote(people.state === 'ready' ? people.checkedAt : null)
  return (
    <Container pb="xl">
      <ScreenHeader
        title={spec.title}
        intro={spec.intro}
        saved={tablesOf[spec.source].length > 0}
        backLabel={spec.backLabel}
        onBack={onBack}
      />
      <div className={classes.tools}>
        <SearchBox label={spec.searchPlaceholder} value={query} onChange={onQuery} />
        <Chips label={messages.categories} options={spec.categories} value={category} onChange={onCategory} />
      </div>
      {people.state === 'loading' && <CardSkeletons text={spec.loadingText} height={210} />}
      {people.state === 'failed' && <LoadFailure problem={people.problem} onRetry={people.retry} />}
      {people.state === 'ready' && <NotFoundNote gone={isMissing} text={missingText} />}
      {people.state === 'ready' && sections.length === 0 && (
        <NothingFound
          text={spec.emptyText}
          query={query}
          onClear={() => {
            onQuery('')
            onCategory('all')
          }}
        />
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

/** Asks people who have called or written to a provider for a rating. */
type Rate = (provider: ProviderSlug, name: string) => ReactNode

type PersonCardProps = { spec: Directory; entry: DirectoryEntry; opened: boolean; titleOrder: TitleOrder; rate: Rate }

const PersonCard = memo(function PersonCard({ spec, entry, opened, titleOrder, rate }: PersonCardProps) {
  const phone = readPhone(entry.phone)
  const chat = spec.chat && { label: spec.chat.label, message: spec.chat.message(entry) }
  const keep = (contact: { label: string; message?: string }) => (digits: PhoneDigits) =>
    keepDirectOrder(
      { name: spec.orderedAs(entry), price: zeroKes, quantity: 1, provider: entry.name, ratedAs: entry.ratedAs },
      { digits, price: messages.agreedPrice, ...contact },
    )
  return (
    <Card data-id={entry.id} className={classes.card} opened={opened}>
      <div className={classes.head}>
        <Picture src={entry.image} alt="" tint={spec.tint} className={classes.picture} />
        <div className={classes.words}>
          <Title order={titleOrder} size="h5">
            {entry.name}
          </Title>
          <ProviderRating value={entry.rating} ratings={entry.ratings} />
        </div>
        <ShareButton title={entry.name} url={itemLink(entry.id)} />
        <Text size="sm" fw={600} c="var(--ink-soft)" className={classes.speciality}>
          {entry.speciality}
        </Text>
      </div>
      <Facts
        facts={[
          { label: messages.location, icon: <IconMapPin size={18} aria-hidden />, text: entry.location },
          {
            label: messages.availability,
            icon: <IconClock size={18} aria-hidden />,
            text: writtenHours(entry.availability),
          },
          { label: messages.capacity, icon: <IconUsers size={18} aria-hidden />, text: entry.capacity },
          {
            label: messages.phone,
            icon: <IconPhone size={18} aria-hidden />,
            text: spec.showsNumber && phone.ok ? phone.display : '',
          },
        ]}
      />
      <HoursLine hours={entry.hours} of="person" />
      {entry.description && (
        <TallText text={plainLine(entry.description)}>
          <Text size="sm">{entry.description}</Text>
        </TallText>
      )}
      {rate(entry.ratedAs, entry.name)}
      <CardActions className={classes.actions}>
        <PhoneButton
          label={spec.callLabel}
          about={entry.name}
          number={entry.phone}
          onOpen={keep({ label: spec.callLabel })}
          variant="outline"
          fullWidth
        />
        {chat && (
          <PhoneButton
            label={chat.label}
            about={entry.name}
            number={entry.whatsapp}
            chat={chat.message}
            onOpen={keep(chat)}
            variant="default"
            fullWidth
          />
        )}
      </CardActions>
    </Card>
  )
})
