import type { Freshness } from './db'
import { isInMemory } from './phone-or-memory'

/**
 * When copies were last compared with the server, as an ISO instant. Null before the first pull; undefined for copies
 * in memory, where nothing is saved.
 */
export const checkedAtOf = (freshness: Pick<Freshness, 'checkedAt'> | undefined): string | null | undefined =>
  freshness === undefined ? null : isInMemory() ? undefined : freshness.checkedAt
