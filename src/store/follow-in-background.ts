import { followAccountStatus } from '../account/store/account-status'
import { followBadge } from './badge'
import { followReminders } from '../health/reminders/store/follow-reminders'
import { followPin } from './sealed-rows/follow-pin'

/** Returns a function that stops it. */
export const followInBackground = (): (() => void) => {
  const stops = [followReminders(), followBadge(), followAccountStatus(), followPin()]
  return () => stops.forEach((stop) => stop())
}
