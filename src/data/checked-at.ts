import type { Freshness } from './db'
import { isInMemory } from './phone-or-memory'

/**
 * When copies were last compared with the server, as an ISO instant: null before the first pull, undefined where they are in
 * memory, because nothing is saved there.
 */
export const checkedAtOf = (freshness: Pick<Freshness, 'checkedAt'> | undefined): string | null | undefined =>
  freshness === undefined ? null : isInMemory() ? undefined : freshness.checkedAt
