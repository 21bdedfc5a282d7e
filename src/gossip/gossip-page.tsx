import { ActionIcon, Container, Title } from '@mantine/core'
import { IconHeartHandshake, IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { knownSession } from '@/store/session/session-state'
import { useSession } from '@/store/session/use-session'
import type { GossipSort, GossipTab } from '@/gossip/rules/gossip-url'
import { choiceOf } from '@/kit/rules/choice'
import * as messages from '#words/gossip/gossip-page'
import { gossipSorts, gossipTabs } from '@/gossip/words/gossip-page'
import * as buttons from '#words/kit/buttons'
import { heading as guidelinesHeading } from '#words/gossip/guidelines'
import { showToast } from '@/kit/feedback/toast'
import { Chips } from '@/kit/form/chips'
import { lazyPart } from '@/kit/platform/lazy-part'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { SearchBox } from '@/kit/form/search-box'
import { FeedList } from './feed-list'
import classes from './gossip.module.css'
import { GuidelineList } from './guidelines'
import { OnePost } from './one-post'
import { gossip } from '#words/kit/screen-titles'

// If its code cannot be loaded, the screen says so and tries again. A form that does not open would leave a dead button.
const ComposerSheet = lazy(() => import('./composer-sheet').then((loaded) => ({ default: loaded.ComposerSheet })))
const GuidelinesSheet = lazyPart(() => import('./sheets').then((loaded) => loaded.GuidelinesSheet))

type GossipPageProps = {
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
  const title = gossip({ campus: chosenCampus().shortName })
  const onPosted = (category: GossipTab) => {
    if (category !== tab) onTab(category)
    window.scrollTo({ top: 0 })
  }
  return (
    <Container className={classes.page}>
      <ScreenHeader title={title} saved={item === null} onBack={onBack} />
      <div className={classes.layout}>
        <div className={classes.column}>
          {item !== null ? (
            <OnePost identity={identity} id={item} onAll={onAll} onLogin={onLogin} />
          ) : (
            <>
              <div className={classes.search}>
                <SearchBox label={messages.searchGossip} value={query} onChange={onQuery} />
                <GuidelinesButton />
              </div>
              <div className={classes.views}>
                {/* Search results have an order of their own: the closest match comes first. */}
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
        variant="default"
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

type PencilProps = { tab: GossipTab; onPosted: (category: GossipTab) => void; onLogin: () => void }

/** Opens the form of a new post from anywhere in the feed. */
export function Pencil({ tab, onPosted, onLogin }: PencilProps) {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if ((await knownSession()).status === 'in') return setOpen(true)
    showToast({
      title: messages.loginRequired,
      description: messages.loginToPost,
      tone: 'destructive',
      action: { label: buttons.login, onClick: onLogin },
    })
  }
  return (
    <>
      <ActionIcon
        variant="filled"
        className={classes.pencil}
        data-floats
        aria-haspopup="dialog"
        aria-label={messages.newPost}
        title={messages.newPost}
        onClick={() => void open()}
      >
        <IconPencil size={26} aria-hidden />
      </ActionIcon>
      <Suspense>
        {isOpen && session.status === 'in' && (
          <ComposerSheet
            key={session.user.id}
            userId={session.user.id}
            tab={tab}
            onPosted={(category) => {
              setOpen(false)
              onPosted(category)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
