import type { ItemRow, Values } from './item-row'
import type { AdminProblem } from './problems'
import type { TabSpec } from './tab-spec'

/** What became of one item of a batch. */
export type BatchStep = {
  /** Null for an item that the batch added. */
  readonly before: ItemRow | null
  /** As the server has it since. */
  readonly after: ItemRow
}

/** Why an item is still as the batch left it. */
export type Kept =
  /** Somebody changed or deleted it since, or the picture that it had is deleted. */
  | { readonly step: BatchStep; readonly why: 'changed' | 'deleted' | 'picture' }
  | { readonly step: BatchStep; readonly why: 'failed'; readonly problem: AdminProblem }

export type TakenBack = {
  /** The items as they are again. */
  readonly rows: readonly ItemRow[]
  /** The ids of what the batch had added. */
  readonly removed: readonly string[]
  readonly kept: readonly Kept[]
}

/** The values that a change took away. Only what the form of the item has: other columns are the server's. */
export const earlierValues = ({ fields }: Pick<TabSpec, 'fields'>, before: ItemRow, after: ItemRow): Values =>
  Object.fromEntries(
    fields.flatMap(({ column }) => {
      const [then, now] = [before.values[column] ?? null, after.values[column] ?? null]
      return JSON.stringify(then) === JSON.stringify(now) ? [] : [[column, then]]
    }),
  )

/** Files in the storage of the project. The server removes one with the last row that shows it. */
const filesOf = ({ values, photos }: ItemRow): readonly string[] => [
  ...new Set(JSON.stringify([values, photos]).match(/\/storage\/v1\/object\/public\/[\w/.-]+/g)),
]

/** Whether the change took away a picture that was uploaded: its file is gone. */
export const hasLostPicture = (before: ItemRow, after: ItemRow): boolean => {
  const kept = new Set(filesOf(after))
  return filesOf(before).some((file) => !kept.has(file))
}
