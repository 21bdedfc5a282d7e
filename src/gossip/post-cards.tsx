import { reportLater } from '@/store/error-log/report-later'
import type { Identity } from '@/kit/rules/ids'
import type { ReportReason } from '@/kit/rules/report-reasons'
import { Skeleton } from '@mantine/core'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { connectivity, isOffline } from '@/store/connectivity'
import * as messages from '#words/gossip/gossip-page'
import { listAge } from '@/kit/words/list-age'
import * as buttons from '#words/kit/buttons'
import { EarlyRows } from '@/kit/list/early-rows'
import { lazyPart } from '@/kit/platform/lazy-part'
import { saveAndTell, type OutcomeToasts } from '@/kit/feedback/save-and-tell'
import { showToast, type Toast } from '@/kit/feedback/toast'
import { useNow } from '@/kit/platform/use-now'
import { deletePost, hidePost, reportPost, setLike, showPost, watchRefusedLikes } from './commands'
import { isPublic, type FeedPost } from './feed'
import classes from './gossip.module.css'
import { PostCard } from './post-card'

const PostSheets = lazyPart(() => import('./post-sheets').then((loaded) => loaded.PostSheets))

type Viewer = {
  identity: Identity
  /** Opens the login screen. */
  onLogin: () => void
}

/**
 * Renders post cards with their actions, and the sheets of the chosen post.
 * @param find returns a drawn post by its id
 */
export const usePostCards = ({ identity, onLogin }: Viewer, find: (id: string) => FeedPost | undefined) => {
  const now = useNow()
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const refusals = useRefusedLikes(identity)
  const chosen = menuOf === null ? undefined : find(menuOf)

  const showLoginToast = useCallback(
    (description: string) =>
      showToast({
        title: messages.loginRequired,
        description,
        tone: 'destructive',
        action: { label: buttons.login, onClick: onLogin },
      }),
    [onLogin],
  )
  const like = useCallback(
    async (post: string, liked: boolean): Promise<boolean> => {
      if (identity === 'anonymous') {
        showLoginToast(messages.loginToLike)
        return false
      }
      return succeeds(setLike(identity, post, liked), messages.likeFailed)
    },
    [identity, showLoginToast],
  )
  const mayReport = () => {
    if (identity !== 'anonymous') return true
    showLoginToast(messages.loginToReport)
    return false
  }
  const close = () => setMenuOf(null)
  const run = async (action: Promise<void>, description: string, success: () => void) => {
    close()
    if (await succeeds(action, description)) success()
  }
  const deleteChosen = (post: FeedPost) => {
    close()
    return saveAndTell(() => deletePost(identity, post), {
      toasts: deletionToasts(isPublic(post)),
      report: (error) => reportLater('gossip', error),
    })
  }

  const card = (post: FeedPost): ReactNode => (
    <PostCard
      {...post}
      identity={identity}
      age={listAge(post.createdAt, now)}
      refusals={refusals}
      onLike={like}
      onMenu={setMenuOf}
    />
  )
  const sheets = chosen && (
    <Suspense>
      <PostSheets
        post={chosen}
        mayReport={mayReport}
        onClose={close}
        onHide={() =>
          void run(hidePost(identity, chosen.id), messages.hideFailed, () => showHiddenToast(identity, chosen.id))
        }
        onReport={(reason) =>
          void run(reportPost(identity, chosen.id, reason), messages.reportFailed, () => showReportedToast(reason))
        }
        onDelete={() => void deleteChosen(chosen)}
      />
    </Suspense>
  )
  return { card, sheets }
}

/** Shows a toast when the server refuses a like. Returns the number of refusals. */
const useRefusedLikes = (identity: Identity): number => {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (identity === 'anonymous') return
    return watchRefusedLikes(identity, () => {
      setRefusals((count) => count + 1)
      showToast(failure(messages.likeFailed))
    })
  }, [identity])
  return refusals
}

const failure = (description: string): Toast => ({ title: messages.error, description, tone: 'destructive' })

/** Resolves to true if the action succeeded; shows the description of its failure if not. */
const succeeds = (action: Promise<void>, description: string): Promise<boolean> =>
  action.then(
    () => true,
    (error: unknown) => {
      reportLater('gossip', error)
      showToast(failure(description))
      return false
    },
  )

const deletionToasts = (wasPublic: boolean): OutcomeToasts => ({
  sent: { title: messages.postDeleted, ...(wasPublic && { description: messages.othersMaySee }) },
  waiting: { title: messages.kept, description: messages.deletionKept },
  refused: failure(messages.deleteFailed),
})

const showHiddenToast = (identity: Identity, post: string) =>
  showToast({
    title: messages.postHidden,
    description: messages.hiddenHere,
    duration: 8000,
    action: { label: messages.undo, onClick: () => void succeeds(showPost(identity, post), messages.showFailed) },
  })

const showReportedToast = (reason: ReportReason) => {
  const sent = reason === 'about-me' ? messages.aboutMeSent : messages.reportSent
  showToast({
    title: messages.postReported,
    description: isOffline(connectivity.getState()) ? messages.reportKept : sent,
  })
}

/** Estimated height of a post, in pixels. */
export const estimatedHeight = 190

const ignore = () => {}
const ignoreLike = () => Promise.resolve(false)

/** A post whose text comes later. */
const emptyPost = (
  <li>
    <PostCard
      id=""
      content=""
      category="trending"
      image={null}
      createdAt=""
      age={'\u00a0'}
      syncStatus="sent"
      publication="public"
      removedFor={null}
      postponed={false}
      mine={false}
      liked={false}
      likes={0}
      refusals={0}
      identity="anonymous"
      onLike={ignoreLike}
      onMenu={ignore}
    />
  </li>
)

export function FeedSkeletons() {
  return (
    <EarlyRows name="/tum-gossip" label={messages.gossip} className={classes.posts} row={emptyPost}>
      <div role="status">
        <p>{messages.loading}</p>
        <div className={classes.posts} aria-hidden>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h={estimatedHeight} radius="lg" />
          ))}
        </div>
      </div>
    </EarlyRows>
  )
}
