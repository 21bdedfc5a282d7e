/**
 * A hard case: the entries, the time at which they are seen, and the words of the app then. The test reads these words
 * as data. A time after midnight has its day: "next day 0:10".
 */
export type CareVector = {
  readonly source: string
  readonly entered: readonly string[]
  readonly seen: string
  readonly says: readonly string[]
}
