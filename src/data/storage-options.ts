/**
 * Whether a commit waits until it is on the disk. A `strict` one survives a phone that dies the next moment; a `relaxed`
 * one survives the app, and is for what the server can give again.
 */
export type Durability = 'strict' | 'relaxed'

/** How every database of the app is opened. */
export const storageOptions = (durability: Durability) =>
  ({
    chromeTransactionDurability: durability,
    /**
     * Dexie's cache of live queries copies whole results for each who asks, shows what is not kept yet, and holds on to a
     * query that ended between two of its readings, for good.
     */
    cache: 'disabled',
  }) as const
