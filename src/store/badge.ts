import { readUnsent, watchUnsent, type Unsent } from './sync/unsent'
import { reportAs } from './error-log/error-log'

let pendingCount = 0
let hasUnread = false

const applyBadge = async (): Promise<void> => {
  if (!('setAppBadge' in navigator)) return
  if (pendingCount > 0) await navigator.setAppBadge(pendingCount)
  else if (hasUnread) await navigator.setAppBadge()
  else await navigator.clearAppBadge()
}

/** Ignores failures: a browser may reject the call when the app is not on the home screen. */
const tryApplyBadge = (): Promise<void> => applyBadge().catch(reportAs('badge'))

const showPending = (unsent: readonly Unsent[]): Promise<void> => {
  pendingCount = unsent.length
  return tryApplyBadge()
}

/** Shows a dot on the icon while a reminder is unread. */
export const badgeUnread = (isUnread: boolean): void => {
  if (hasUnread === isUnread) return
  hasUnread = isUnread
  void tryApplyBadge()
}

/** Keeps the number of unsent changes on the app icon while a page is open. Returns a function that stops it. */
export const followBadge = (): (() => void) => watchUnsent((unsent) => void showPending(unsent))

/** Updates the number once, for a worker that has just sent something. */
export const updateBadge = async (): Promise<void> => showPending(await readUnsent())
