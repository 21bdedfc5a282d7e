import { followAccountStatus } from './account-data/follow-account-status'
import { followBadge } from './badge'
import { followReminders } from './reminders/follow-reminders'

/** Returns a function that stops it. */
export const followInBackground = (): (() => void) => {
  const stops = [followReminders(), followBadge(), followAccountStatus()]
  return () => stops.forEach((stop) => stop())
}
