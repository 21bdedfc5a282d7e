import * as v from 'valibot'
import type { CampusSlug } from '@/kit/rules/campus'
import { campusSlugSchema } from '@/kit/rules/campus-slug-schema'
import { isYounger } from '@/kit/rules/age'
import { hourMs } from '@/kit/rules/durations'
import type { ComradeDb } from '@/store/db'
import { isReplicatedTable, type ReplicatedTable } from '../table-names'

const cursorSchema = v.object({
  campus: campusSlugSchema,
  epoch: v.string(),
  /** Everything below this revision is known. Opaque: it is only sent back. */
  until: v.number(),
  /** A cursor that other phones have, too: see `cursorToSend`. */
  hour: v.nullable(v.number()),
  /** When the last answer came, in milliseconds since the epoch. */
  at: v.number(),
  /** The tables that have been loaded once. */
  loaded: v.array(v.custom<ReplicatedTable>((name) => typeof name === 'string' && isReplicatedTable(name))),
  /**
   * Of tables of which phones copy only the newest rows: the sort key of the oldest, where the server has older ones.
   */
  floors: v.record(v.string(), v.string()),
})

/** The cursor of the public tables. */
export type SyncCursor = v.InferOutput<typeof cursorSchema>

/** Null before the first pull of a campus. */
export const readCursor = async (db: ComradeDb, campus: CampusSlug): Promise<SyncCursor | null> => {
  const cursor = v.safeParse(cursorSchema, (await db.device.get('sync'))?.value)
  return cursor.success && cursor.output.campus === campus ? cursor.output : null
}

export const writeCursor = async (db: ComradeDb, cursor: SyncCursor): Promise<void> => {
  await db.device.put({ key: 'sync', value: cursor })
}

/**
 * The exact cursor within an hour of the last answer. After that, the one of the full hour: a few rows come again, but
 * all phones of that hour ask alike, and a cache can answer. Never a later one: tables that were loaded at different
 * moments are only known up to the oldest.
 * @param now milliseconds since the epoch
 */
export const cursorToSend = ({ until, hour, at }: SyncCursor, now: number): number =>
  hour !== null && !isYounger(at, now, hourMs) ? Math.min(hour, until) : until
