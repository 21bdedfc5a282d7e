/**
 * The time of a commit's answer. A `strict` commit survives a power failure. A `relaxed` one survives only a
 * crash of the app, and is for data that can be pulled again.
 */
export type Durability = 'strict' | 'relaxed'

/** The options of every Dexie database of the app. */
export const storageOptions = (durability: Durability) =>
  ({
    chromeTransactionDurability: durability,
    /**
     * Dexie's live query cache copies whole results for each subscriber, shows uncommitted writes, and leaks a query
     * that is unsubscribed between two of its reads.
     */
    cache: 'disabled',
  }) as const
