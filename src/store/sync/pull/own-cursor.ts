import * as v from 'valibot'
import { campusSlugSchema } from '@/kit/rules/campus-slug-schema'
import type { UserDb } from '@/store/user-db'
import { ownCursorKey } from './own-cursor-key'

const ownCursorSchema = v.object({
  campus: campusSlugSchema,
  epoch: v.string(),
  since: v.number(),
  /** The assurance level of the session: with a second factor, more rows may be visible. */
  level: v.string(),
})

export type OwnCursor = v.InferOutput<typeof ownCursorSchema>

/** The cursor of the user's own rows; null before the first pull. */
export const readOwnCursor = async (db: UserDb): Promise<OwnCursor | null> => {
  const cursor = v.safeParse(ownCursorSchema, (await db.keyValues.get(ownCursorKey))?.value)
  return cursor.success ? cursor.output : null
}

export const writeOwnCursor = async (db: UserDb, cursor: OwnCursor): Promise<void> => {
  await db.keyValues.put({ key: ownCursorKey, value: cursor })
}
