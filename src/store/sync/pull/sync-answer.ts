import * as v from 'valibot'
import { withOwnPicture } from '@/store/own-pictures'
import { UnexpectedResponseError } from '@/store/remote/errors'

const revision = v.pipe(v.number(), v.safeInteger())
const tablesSchema = v.record(
  v.string(),
  v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.unknown())) }),
)

const changesSchema = v.object({
  /** The next cursor: everything below this revision is known now. Missing with `reset`. */
  until: v.optional(revision),
  /** The answer was cut: there is more. */
  more: v.optional(v.boolean(), false),
  /** The cursor is too old, or a snapshot is smaller. */
  reset: v.optional(v.boolean(), false),
  /** The position at which to continue a snapshot. */
  next: v.optional(v.string()),
  tables: v.optional(tablesSchema, {}),
  /** By table, id and revision of the rows that phones no longer copy, such as a sold item. */
  left: v.optional(v.record(v.string(), v.array(v.tuple([v.string(), revision]))), {}),
  /** Tombstones: table, row, revision. */
  gone: v.optional(v.array(v.tuple([v.string(), v.string(), revision])), []),
})

const ownSchema = v.object({
  ...changesSchema.entries,
  /** These are all rows of the user: others are gone. */
  complete: v.optional(v.boolean(), false),
  level: v.string(),
})

const answerSchema = v.object({
  ...changesSchema.entries,
  /** Changes when the server's database was restored: revisions start again. */
  epoch: v.string(),
  /** The cursor at the last full hour. */
  hour: v.optional(revision),
  /** The caller's own rows. */
  own: v.optional(ownSchema),
})

export type Changes = v.InferOutput<typeof changesSchema>
export type OwnChanges = v.InferOutput<typeof ownSchema>
export type SyncAnswer = v.InferOutput<typeof answerSchema>

/** @throws UnexpectedResponseError */
export const parseAnswer = (value: unknown): SyncAnswer => {
  const answer = v.safeParse(answerSchema, value)
  if (!answer.success) throw new UnexpectedResponseError(v.summarize(answer.issues))
  return answer.output
}

/** The rows of one table that this version can read; one that it cannot read does not end the pull of all others. */
export const readableRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  table: Changes['tables'][string] | undefined,
): { readonly rows: readonly v.InferOutput<Schema>[]; readonly skipped: number } => {
  if (!table) return { rows: [], skipped: 0 }
  const rows = table.rows.flatMap((values) => {
    const row = v.safeParse(
      schema,
      withOwnPicture(Object.fromEntries(table.columns.map((column, index) => [column, values[index]]))),
    )
    return row.success ? [row.output] : []
  })
  return { rows, skipped: table.rows.length - rows.length }
}

/** The ids of the rows of an answer, readable or not. */
export const listedIds = <Table extends string>(
  { tables }: Pick<Changes, 'tables'>,
  names: readonly Table[],
): ReadonlyMap<Table, ReadonlySet<string>> =>
  new Map(
    names.map((name) => [
      name,
      new Set(tables[name]?.rows.map((values) => String(values[tables[name]?.columns.indexOf('id') ?? -1]))),
    ]),
  )
