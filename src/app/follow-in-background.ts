import { followAccountStatus } from '@/account/store/account-status'
import type { UserId } from '@/kit/rules/ids'
import { followBadge } from '@/store/badge'
import { followReminders } from '@/health/reminders/store/follow-reminders'
import { followPin } from '@/store/sealed-rows/follow-pin'

const settle = async (id: UserId) => (await import('@/health/cycle/store/settle-rows')).settleRows(id)

/** Returns a function that stops it. */
export const followInBackground = (): (() => void) => {
  const stops = [followReminders(), followBadge(), followAccountStatus(), followPin(settle)]
  return () => stops.forEach((stop) => stop())
}
