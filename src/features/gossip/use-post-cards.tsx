import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { connectivity, isOffline } from '@/data/connectivity'
import type { Identity } from '@/data/outbox/operation'
import { relativeAge } from '@/domain/shared/relative-age'
import { lazyPart } from '@/ui/platform/lazy-part'
import { showToast } from '@/ui/feedback/toast'
import { useNow } from '@/ui/platform/use-now'
import { deletePost, hidePost, reportPost, setLike, showPost } from './commands'
import type { FeedPost } from './feed'
import { PostCard } from './post-card'

const PostSheets = lazyPart(() => import('./post-sheets').then((loaded) => loaded.PostSheets))

type Reader = {
  identity: Identity
  /** The way to sign in, for what needs it. */
  onLogin: () => void
}

/** How a post is drawn with everything that can be done with one, and the sheets for that. @param find a post that is drawn, by its id */
export const usePostCards = ({ identity, onLogin }: Reader, find: (id: string) => FeedPost | undefined) => {
  const now = useNow(60_000)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const chosen = menuOf === null ? undefined : find(menuOf)

  const needsLogin = useCallback(
    (what: string) =>
      showToast({
        title: 'Login Required',
        description: `Please login to ${what}`,
        tone: 'destructive',
        action: { label: 'Login', onClick: onLogin },
      }),
    [onLogin],
  )
  const like = useCallback(
    async (post: string, liked: boolean): Promise<boolean> => {
      if (identity === 'anonymous') {
        needsLogin('like posts')
        return false
      }
      return done(setLike(identity, post, liked), 'Failed to update like')
    },
    [identity, needsLogin],
  )
  const mayReport = () => {
    if (identity !== 'anonymous') return true
    needsLogin('report posts')
    return false
  }
  const close = () => setMenuOf(null)
  /** Closes the menu, does it, and says so. */
  const act = async (deed: Promise<void>, failure: string, success: () => void) => {
    close()
    if (await done(deed, failure)) success()
  }

  const card = (post: FeedPost): ReactNode => (
    <PostCard {...post} identity={identity} age={relativeAge(post.createdAt, now)} onLike={like} onMenu={setMenuOf} />
  )
  const sheets = chosen && (
    <Suspense>
      <PostSheets
        post={chosen}
        mayReport={mayReport}
        onClose={close}
        onHide={() => void act(hidePost(identity, chosen.id), 'Failed to hide the post', () => tellHidden(identity, chosen.id))}
        onReport={(reason) => void act(reportPost(identity, chosen.id, reason), 'Failed to report the post', tellReported)}
        onDelete={() => void act(deletePost(identity, chosen), 'Failed to delete the post', () => showToast({ title: 'Post deleted' }))}
      />
    </Suspense>
  )
  return { card, sheets }
}

/** Whether it could be kept; where not, the person is told. */
const done = (deed: Promise<void>, failure: string): Promise<boolean> =>
  deed.then(
    () => true,
    () => {
      showToast({ title: 'Error', description: failure, tone: 'destructive' })
      return false
    },
  )

const tellHidden = (identity: Identity, post: string) =>
  showToast({
    title: 'Post hidden',
    description: 'You will not see it again on this phone.',
    duration: 8000,
    action: { label: 'Undo', onClick: () => void done(showPost(identity, post), 'Failed to show the post') },
  })

const tellReported = () => {
  const description = isOffline(connectivity.getState()) ? 'The report goes out when you are online.' : 'Thank you for looking after the others.'
  showToast({ title: 'Post reported', description: `${description} The post is hidden for you.` })
}
