import { ActionIcon, Container, Title } from '@mantine/core'
import { IconHeartHandshake, IconSearch } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chosenCampus } from '@/store/chosen-campus'
import { useSession } from '@/store/session/use-session'
import type { GossipSort, GossipTab } from '@/gossip/rules/gossip-url'
import { choiceOf } from '@/kit/rules/choice'
import * as messages from '#words/gossip/gossip-page'
import { gossipSorts, gossipTabs } from '@/gossip/words/gossip-page'
import { heading as guidelinesHeading } from '#words/gossip/guidelines'
import { Chips } from '@/kit/form/chips'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { SearchBox } from '@/kit/form/search-box'
import { FeedList } from './feed-list'
import classes from './gossip.module.css'
import { GuidelineList } from './guidelines'
import { OnePost } from './one-post'
import { Pencil } from './pencil'

const GuidelinesSheet = lazyPart(() => import('./writing-sheets').then((loaded) => loaded.GuidelinesSheet))

export type GossipPageProps = {
  tab: GossipTab
  sort: GossipSort
  /** The search text. */
  query: string
  /** The id of the post that the URL opens. */
  item: string | null
  /** Identifies the history entry whose scroll position is saved. */
  scrollKey: string
  onTab: (tab: GossipTab) => void
  onSort: (sort: GossipSort) => void
  onQuery: (query: string) => void
  onAll: () => void
  onLogin: () => void
  onBack: () => void
}

export function GossipPage({
  tab,
  sort,
  query,
  item,
  scrollKey,
  onTab,
  onSort,
  onQuery,
  onAll,
  onLogin,
  onBack,
}: GossipPageProps) {
  const session = useSession()
  const identity = session.status === 'unknown' ? undefined : session.status === 'in' ? session.user.id : 'anonymous'
  const title = messages.title({ campus: chosenCampus().shortName })
  const [isSearching, setSearching] = useState(query !== '')
  const search = useRef<HTMLDivElement>(null)
  const onPosted = (category: GossipTab) => {
    if (category !== tab) onTab(category)
    window.scrollTo({ top: 0 })
  }
  const toggleSearch = () => {
    if (isSearching) onQuery('')
    // The keyboard of a phone opens only while the touch is handled.
    flushSync(() => setSearching(!isSearching))
    search.current?.querySelector('input')?.focus()
  }
  return (
    <Container className={classes.page}>
      <ScreenHeader title={title} onBack={onBack}>
        {item === null && (
          <ActionIcon
            variant="light"
            className={classes.searchToggle}
            aria-label={messages.search}
            title={messages.search}
            aria-expanded={isSearching}
            onClick={toggleSearch}
          >
            <IconSearch size={24} aria-hidden />
          </ActionIcon>
        )}
        <GuidelinesButton />
      </ScreenHeader>
      <div className={classes.layout}>
        <div className={classes.column}>
          {item !== null ? (
            <OnePost identity={identity} id={item} onAll={onAll} onLogin={onLogin} />
          ) : (
            <>
              <div ref={search} className={classes.search} data-open={isSearching}>
                <SearchBox label={messages.searchGossip} value={query} onChange={onQuery} />
              </div>
              <div className={classes.views}>
                {/* What a search finds is sorted by how close it is. */}
                {query.trim() === '' && (
                  <div className={classes.sorts}>
                    <Chips
                      fit
                      label={messages.sortBy}
                      options={gossipSorts}
                      value={sort}
                      onChange={(chosen) => onSort(choiceOf(gossipSorts, chosen))}
                    />
                  </div>
                )}
                <ScreenTabs label={title} tabs={gossipTabs} value={tab} onChange={onTab}>
                  <FeedList
                    key={`${scrollKey}/${tab}/${sort}/${identity}`}
                    identity={identity}
                    tab={tab}
                    sort={sort}
                    query={query}
                    scrollKey={scrollKey}
                    onLogin={onLogin}
                  />
                </ScreenTabs>
              </div>
            </>
          )}
        </div>
        <aside className={classes.aside} aria-labelledby="gossip-guidelines">
          <Title order={2} size="h4" id="gossip-guidelines" mb="md">
            {guidelinesHeading}
          </Title>
          <GuidelineList />
        </aside>
      </div>
      {item === null && <Pencil tab={tab} onPosted={onPosted} onLogin={onLogin} />}
    </Container>
  )
}

/** Opens the guidelines on screens that have no room for the sidebar. */
function GuidelinesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        variant="light"
        className={classes.guidelines}
        aria-haspopup="dialog"
        aria-label={guidelinesHeading}
        title={guidelinesHeading}
        onClick={() => setOpen(true)}
      >
        <IconHeartHandshake size={24} aria-hidden />
      </ActionIcon>
      <Suspense>{isOpen && <GuidelinesSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
