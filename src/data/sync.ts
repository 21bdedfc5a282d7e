import { followAccountStatus } from './account-data/follow-account-status'
import { followBadge } from './badge'
import { followUncaught } from './error-log/error-log'
import { startSending } from './outbox/start-sending'
import { followReminders } from './reminders/follow-reminders'
import { followSession } from './session/follow-session'

export { sendNow } from './outbox/start-sending'
export { pullNow } from './pull/pull-now'

/** Starts everything that runs while a page is open: the session, sending, reminders, the badge and the account status. Returns a function that stops it. */
export const startSync = (): (() => void) => {
  const stops = [followUncaught(globalThis, 'page'), followSession(), startSending(), followReminders(), followBadge(), followAccountStatus()]
  return () => stops.forEach((stop) => stop())
}
