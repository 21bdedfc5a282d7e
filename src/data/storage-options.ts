/** How every database of the app is opened. */
export const storageOptions = {
  /** A committed write survives a phone that dies the next moment. */
  chromeTransactionDurability: 'strict',
  /**
   * Dexie's cache of live queries copies whole results for each who asks, shows what is not kept yet, and holds on to a
   * query that ended between two of its readings, for good.
   */
  cache: 'disabled',
} as const
