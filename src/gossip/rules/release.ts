import { hourMs } from '@/kit/rules/durations'

/** When others see a post: in a small group at a random moment, or in the morning with all that wait for it. */
export const releases = ['soon', 'morning'] as const

export type Release = (typeof releases)[number]

/** Posts of the morning come out at six in Nairobi, with what has arrived by three. */
const closesAt = 3
const nairobiOffset = 3

/**
 * Whether a post of the morning that is sent now comes out today: it is after midnight in Nairobi, and not yet three.
 */
export const isMorningToday = (now: Date): boolean =>
  new Date(now.getTime() + nairobiOffset * hourMs).getUTCHours() < closesAt
