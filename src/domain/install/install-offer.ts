/** When to offer the installation of the app: once it has been of use, and once at all. */

/** What is known of this phone: how often somebody came, when they were last seen, and whether they have answered the offer. */
export type InstallMemory = { readonly visits: number; readonly seenAt: number; readonly declined: boolean }

/** Who reloads, or comes back from another app, is still on the same visit. */
const sameVisitMs = 30 * 60 * 1000

export const countVisit = (memory: InstallMemory, now: number): InstallMemory => {
  const goesOn = memory.visits > 0 && Math.abs(now - memory.seenAt) < sameVisitMs
  return { ...memory, visits: goesOn ? memory.visits : memory.visits + 1, seenAt: now }
}

/** Who came back, or has handed over an order, knows what the app is for. An answer is taken for good. */
export const isGoodMoment = ({ visits, declined }: InstallMemory, orders: number): boolean => !declined && (visits > 1 || orders > 0)
