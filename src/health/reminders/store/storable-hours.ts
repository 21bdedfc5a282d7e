import type { UserId } from '@/kit/rules/ids'
import { isSealed } from '@/health/cycle/store/read-open-log'

/** The hours that may be stored; null when the log is sealed. */
export const storableHours = async (userId: UserId, wakeAt: readonly string[]): Promise<string[] | null> =>
  (await isSealed(userId)) ? null : [...wakeAt]
