import { countLanes } from './outbox/count-lanes'
import { waitingOperations, watchOperations, type OwnedOperation } from './outbox/watch-operations'

let waiting = 0
let noted = false

const show = async (): Promise<void> => {
  if (!('setAppBadge' in navigator)) return
  if (waiting > 0) await navigator.setAppBadge(waiting)
  else if (noted) await navigator.setAppBadge()
  else await navigator.clearAppBadge()
}

/** The icon is a bonus: a phone that has none on its home screen may refuse. */
const showQuietly = (): Promise<void> => show().catch(() => {})

const showWaiting = (operations: readonly OwnedOperation[]): Promise<void> => {
  waiting = countLanes(operations)
  return showQuietly()
}

/** A note waits to be read. */
export const badgeUnread = (): void => {
  noted = true
  void showQuietly()
}

/** The app's icon shows how many things wait to be sent, for as long as a page is open. Answers when to stop. */
export const followBadge = (): (() => void) => watchOperations((operations) => void showWaiting(operations))

/** The same once, for a worker that has just sent something. */
export const updateBadge = async (): Promise<void> => showWaiting(await waitingOperations())
