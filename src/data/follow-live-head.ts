import { disconnectLiveHead, liveHead } from './live-head'
import { refresh } from './refresh'

/** Phones that are told of a change at the same moment do not ask at the same moment. */
const maxDelayMs = 1500

/** While the page is visible, refreshes when the live head moves. Returns a function that stops it. */
export const followLiveHead = (page: EventTarget, isVisible: () => boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = liveHead.subscribe(({ head }, before) => {
    if (head === null || before.head === null || head === before.head) return
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), Math.random() * maxDelayMs)
  })
  const onVisibility = () => {
    if (!isVisible()) disconnectLiveHead()
  }
  page.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    disconnectLiveHead()
  }
}
