import { followAccountStatus } from './account-data/follow-account-status'
import { followBadge } from './badge'
import { startSending } from './outbox/start-sending'
import { followReminders } from './reminders/follow-reminders'
import { followSession } from './session/follow-session'

export { sendNow } from './outbox/start-sending'
export { pullNow } from './pull/pull-now'

/** Follows who is signed in, keeps sending what waits and its number on the icon, keeps reminders alive, and learns of a deletion. Answers when to stop. */
export const startSync = (): (() => void) => {
  const stops = [followSession(), startSending(), followReminders(), followBadge(), followAccountStatus()]
  return () => stops.forEach((stop) => stop())
}
