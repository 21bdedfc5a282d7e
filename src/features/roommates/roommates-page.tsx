import { Container, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, type ReactNode } from 'react'
import type { CatalogueItem } from '@/data/catalogue-schemas'
import { useCatalogue } from '@/data/use-catalogue'
import { roommateTabs, type RoommateTab } from '@/domain/roommate-tabs'
import { helpMessage, matchesListing, matchesRequest } from '@/domain/roommates'
import { site } from '@/domain/site'
import { EmptyState } from '@/ui/empty-state'
import { PhoneButton } from '@/ui/phone-button'
import { ScreenHeader } from '@/ui/screen-header'
import { ScreenTabs } from '@/ui/screen-tabs'
import { ListingCard, RequestCard } from './listing-card'
import { PostListing } from './post-listing'
import classes from './roommates.module.css'
import { SafetyTips } from './safety-tips'

export type RoommatesPageProps = {
  /** The tab and the words that the URL holds. */
  tab: RoommateTab
  query: string
  onTab: (tab: RoommateTab) => void
  onQuery: (query: string) => void
  onBack: () => void
}

type Entry = CatalogueItem<'roommates'>

/** The two lists: which entries of the catalogue each shows, and how. */
const lists = {
  find: {
    label: 'Roommate listings',
    emptyText: 'No roommates found matching your search.',
    cardOf: (entry: Entry, query: string) =>
      entry.kind === 'listing' && matchesListing(query, entry) ? <ListingCard key={entry.id} listing={entry} /> : null,
  },
  requests: {
    label: 'Room requests',
    emptyText: 'No room requests found matching your search.',
    cardOf: (entry: Entry, query: string) =>
      entry.kind === 'request' && matchesRequest(query, entry) ? <RequestCard key={entry.id} request={entry} /> : null,
  },
} as const satisfies Partial<Record<RoommateTab, { label: string; emptyText: string; cardOf: unknown }>>

export function RoommatesPage({ tab, query, onTab, onQuery, onBack }: RoommatesPageProps) {
  const search = { query, onQuery }
  const panels: Record<RoommateTab, ReactNode> = {
    find: <People list="find" {...search} />,
    requests: <People list="requests" {...search} />,
    post: <PostListing />,
    safety: <SafetyTips />,
  }
  return (
    <Container pb="xl">
      <ScreenHeader
        title="Roommate Finder"
        intro="Share a house, and the rent, with somebody who suits you."
        backLabel="Back"
        onBack={onBack}
      />
      <ScreenTabs label="Roommate Finder" tabs={roommateTabs} value={tab} onChange={onTab}>
        {panels[tab]}
      </ScreenTabs>
      <aside className={classes.help} aria-labelledby="roommate-help">
        <div className={classes.words}>
          <Title order={2} size="h4" id="roommate-help">
            Need help?
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            Our team helps you find a roommate or a room, and looks into listings that seem wrong.
          </Text>
        </div>
        <PhoneButton label="Get Help" number={site.supportPhone} chat={helpMessage} variant="default" />
      </aside>
    </Container>
  )
}

type PeopleProps = Pick<RoommatesPageProps, 'query' | 'onQuery'> & { list: keyof typeof lists }

function People({ list, query, onQuery }: PeopleProps) {
  const entries = useCatalogue('roommates')
  const words = useDeferredValue(query)
  const { label, emptyText, cardOf } = lists[list]
  const cards = entries?.flatMap((entry) => cardOf(entry, words) ?? [])
  return (
    <>
      <TextInput
        type="search"
        mb="md"
        aria-label="Search by name, course or location"
        placeholder="Name, course or location..."
        leftSection={<IconSearch size={20} aria-hidden />}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      {cards ? (
        <ul className={classes.grid} aria-label={label}>
          {cards}
        </ul>
      ) : (
        <Skeleton h={260} radius="lg" role="status" aria-label="Loading..." />
      )}
      {cards?.length === 0 && <EmptyState image="/pictures/campus.svg#roommates" text={emptyText} />}
    </>
  )
}
