import { chosenCampus } from '@/store/chosen-campus'
import { connectivity, isOffline } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { isPaused, repeated } from '@/store/remote/asked-pause'
import {
  connectLiveHeadLater,
  connectOnlyWhile,
  disconnectLiveHead,
  liveHead,
  retryLiveHead,
  whenSilent,
} from './live-head'
import { pullNow } from './pull-now'
import { refresh } from './refresh'
import { readCursor } from './sync-cursor'

/** Phones that are told of a change at the same moment do not ask at the same moment. */
const maxDelayMs = 1500

const pullIfNewer = async (head: number): Promise<void> => {
  const cursor = await readCursor(copiesDb(), chosenCampus().slug)
  if (cursor && head >= cursor.until && !isPaused(repeated.pull)) await pullNow([], head)
}

/**
 * While the page is visible, listens, and pulls when the live head is newer than the copies, or when the server has
 * fallen silent. Returns a function that stops it.
 */
export const followLiveHead = (page: EventTarget, isVisible: () => boolean): (() => void) => {
  connectOnlyWhile(isVisible)
  whenSilent(() => void refresh().catch(reportAs('pull')))
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = liveHead.subscribe(({ head }, before) => {
    if (head === null || head === before.head) return
    clearTimeout(timer)
    timer = setTimeout(() => void pullIfNewer(head).catch(reportAs('pull')), Math.random() * maxDelayMs)
  })
  const stopOnline = connectivity.subscribe((now, before) => {
    if (isOffline(before) && !isOffline(now)) retryLiveHead()
  })
  const onVisibility = () => {
    if (isVisible()) connectLiveHeadLater()
    else disconnectLiveHead()
  }
  page.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    stopOnline()
    whenSilent(() => {})
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    disconnectLiveHead()
  }
}
