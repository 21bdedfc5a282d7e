import { useEffect } from 'react'
import { connectivity, isOffline } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { refreshLikeCounts } from '@/gossip/store/likes'
import type { FeedPost } from './feed'

/** Not while somebody scrolls past. */
const settleMs = 400
const againMs = 60_000

/** Keeps the like counters of the drawn posts current. */
export const useLikeCounts = (posts: ReadonlyMap<string, FeedPost>): void => {
  const ids = [...posts.keys()].join()
  useEffect(() => {
    const shown = [...posts.values()].filter(({ publication }) => publication === 'public')
    const refresh = () => {
      if (document.visibilityState === 'visible' && !isOffline(connectivity.getState()))
        void refreshLikeCounts(copiesDb(), shown, Date.now()).catch(reportAs('pull'))
    }
    const timer = setTimeout(refresh, settleMs)
    const repeat = setInterval(refresh, againMs)
    return () => {
      clearTimeout(timer)
      clearInterval(repeat)
    }
    // The counters themselves are among the posts: only other posts ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids])
}
