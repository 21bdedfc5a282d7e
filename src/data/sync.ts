import { followStanding } from './account-data/follow-standing'
import { keepBadge } from './badge'
import { keepSending } from './outbox/keep-sending'
import { keepReminders } from './reminders/keep-reminders'
import { followSession } from './session/follow-session'

export { sendNow } from './outbox/keep-sending'
export { pullNow } from './pull/pull-now'

/** Follows who is signed in, keeps sending what waits and its number on the icon, keeps reminders alive, and learns of a deletion. Answers when to stop. */
export const followAll = (): (() => void) => {
  const stops = [followSession(), keepSending(), keepReminders(), keepBadge(), followStanding()]
  return () => stops.forEach((stop) => stop())
}
