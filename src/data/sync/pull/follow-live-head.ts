import { chosenCampus } from '../../chosen-campus'
import { copiesDb } from '../../db'
import { reportAs } from '../../error-log/error-log'
import { connectLiveHeadLater, connectOnlyWhile, disconnectLiveHead, liveHead } from './live-head'
import { pullNow } from './pull-now'
import { readCursor } from './sync-cursor'

/** Phones that are told of a change at the same moment do not ask at the same moment. */
const maxDelayMs = 1500

const pullIfNewer = async (head: number): Promise<void> => {
  const cursor = await readCursor(copiesDb(), chosenCampus().slug)
  if (cursor && head >= cursor.until) await pullNow([], head)
}

/** While the page is visible, listens, and pulls when the live head is newer than the copies. Returns a function that stops it. */
export const followLiveHead = (page: EventTarget, isVisible: () => boolean): (() => void) => {
  connectOnlyWhile(isVisible)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = liveHead.subscribe(({ head }, before) => {
    if (head === null || head === before.head) return
    clearTimeout(timer)
    timer = setTimeout(() => void pullIfNewer(head).catch(reportAs('pull')), Math.random() * maxDelayMs)
  })
  const onVisibility = () => {
    if (isVisible()) connectLiveHeadLater()
    else disconnectLiveHead()
  }
  page.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    disconnectLiveHead()
  }
}
