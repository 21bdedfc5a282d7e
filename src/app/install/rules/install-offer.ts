import { sameVisitMs } from '@/kit/rules/visits'

/** When to offer installation: once the app has been useful, and only once. */

/** Visits on this phone; `seenAt` is in milliseconds since the epoch. */
export type InstallMemory = { readonly visits: number; readonly seenAt: number; readonly declined: boolean }

export const countVisit = (memory: InstallMemory, now: number): InstallMemory => {
  const isSameVisit = memory.visits > 0 && Math.abs(now - memory.seenAt) < sameVisitMs
  return { ...memory, visits: isSameVisit ? memory.visits : memory.visits + 1, seenAt: now }
}

/** True from the second visit or the first order, when people know what the app is for, unless they have declined. */
export const isGoodMoment = ({ visits, declined }: InstallMemory, orders: number): boolean =>
  !declined && (visits > 1 || orders > 0)
