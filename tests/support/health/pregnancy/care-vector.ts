/**
 * What is entered, when it is seen, and what the app says then. The words are the data: the test reads them.
 * A time after midnight has its day: "next day 0:10".
 */
export type CareVector = {
  readonly source: string
  readonly entered: readonly string[]
  readonly seen: string
  readonly says: readonly string[]
}
