import { Container, Skeleton, Text, Title } from '@mantine/core'
import { useDeferredValue, type ReactNode } from 'react'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import { preloadCatalogue, useCatalogueItems } from '@/store/use-catalogue'
import type { RoommateTab } from '@/roommates/rules/roommate-tabs'
import { roommateTabs } from '@/roommates/words/roommate-tabs'
import { isGone } from '@/kit/rules/item-link'
import { findRoommates } from '@/roommates/rules/roommates'
import * as messages from '#words/roommates/roommates-page'
import { allButOne } from '#words/kit/list-states'
import { helpMessage } from '@/roommates/words/roommates'
import { site } from '@/kit/rules/site'
import { CardGrid } from '@/kit/layout/card-grid'
import { EmptyState } from '@/kit/feedback/empty-state'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { PhoneButton } from '@/kit/platform/phone-button'
import { SearchBox } from '@/kit/form/search-box'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { TitledSection } from '@/kit/layout/titled-section'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { ListingCard, RequestCard } from './listing-card'
import { PostListing } from './post-listing'
import classes from './roommates.module.css'
import { SafetyTips } from './safety-tips'

export type RoommatesPageProps = {
  /** The tab and the query in the URL. */
  tab: RoommateTab
  query: string
  /** The id of the listing or request in the URL. */
  item: string | null
  onTab: (tab: RoommateTab) => void
  onQuery: (query: string) => void
  onBack: () => void
}

type Entry = CatalogueItem<'roommates'>

type List = {
  label: string
  searchPlaceholder: string
  emptyText: string
  kind: Entry['kind']
}

/** Which entries of the catalogue each list shows. */
const lists = {
  find: {
    label: messages.listings,
    searchPlaceholder: messages.searchListings,
    emptyText: messages.noListings,
    kind: 'listing',
  },
  requests: {
    label: messages.roomRequests,
    searchPlaceholder: messages.searchRequests,
    emptyText: messages.noRequests,
    kind: 'request',
  },
} as const satisfies Partial<Record<RoommateTab, List>>

export const preloadRoommates = () => preloadCatalogue('roommates')

export function RoommatesPage({ tab, query, item, onTab, onQuery, onBack }: RoommatesPageProps) {
  const search = { query, item, onQuery }
  const panels: Record<RoommateTab, ReactNode> = {
    find: <Entries list="find" {...search} />,
    requests: <Entries list="requests" {...search} />,
    post: <PostListing />,
    safety: <SafetyTips />,
  }
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.title} intro={messages.intro} onBack={onBack} />
      <ScreenTabs label={messages.title} tabs={roommateTabs} value={tab} onChange={onTab}>
        {panels[tab]}
      </ScreenTabs>
      <aside className={classes.help} aria-labelledby="roommate-help">
        <div className={classes.words}>
          <Title order={2} size="h4" id="roommate-help">
            {messages.needHelp}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {messages.teamHelps}
          </Text>
        </div>
        <PhoneButton label={messages.getHelp} number={site.supportPhone} chat={helpMessage} variant="default" />
      </aside>
    </Container>
  )
}

type EntriesProps = Pick<RoommatesPageProps, 'query' | 'item' | 'onQuery'> & { list: keyof typeof lists }

function Entries({ list, query, item, onQuery }: EntriesProps) {
  const { items: entries, problem, retry } = useCatalogueItems('roommates')
  const deferredQuery = useDeferredValue(query)
  const { label, searchPlaceholder, emptyText, kind } = lists[list]
  const all = entries?.filter((entry) => entry.kind === kind)
  const found = all && findRoommates(all, deferredQuery, item)
  const card = (entry: Entry) => {
    const opened = entry.id === item
    return entry.kind === 'listing' ? (
      <ListingCard key={entry.id} listing={entry} opened={opened} />
    ) : (
      <RequestCard key={entry.id} request={entry} opened={opened} />
    )
  }
  return (
    <>
      <NotFoundNote gone={problem === null && all !== undefined && isGone(all, item)} />
      <div className={classes.search}>
        <SearchBox label={searchPlaceholder} value={query} onChange={onQuery} />
      </div>
      {problem ? (
        <LoadFailure problem={problem} onRetry={retry} />
      ) : found ? (
        <CardGrid aria-label={label}>{found.all.map(card)}</CardGrid>
      ) : (
        <Skeleton h={260} radius="lg" role="status" aria-label={messages.loading} />
      )}
      {problem === null && found?.all.length === 0 && (
        <EmptyState image="/pictures/campus.svg#roommates" text={emptyText} />
      )}
      {found && found.near.length > 0 && (
        <TitledSection title={allButOne} className={classes.near}>
          <CardGrid aria-label={allButOne}>{found.near.map(card)}</CardGrid>
        </TitledSection>
      )}
    </>
  )
}
