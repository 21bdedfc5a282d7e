import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { readCursor } from './sync-cursor'
import type { ReplicatedTable } from '../table-names'

/** The oldest row of those that the phone copies; null where it copies all there are, and before the first pull. */
export const windowEnd = async (
  db: ComradeDb,
  table: ReplicatedTable,
): Promise<{ readonly id: string; readonly created_at: string } | null> => {
  const floor = (await readCursor(db, await readCampus(db)))?.floors[table]
  const [created_at, id] = floor?.split(' ') ?? []
  return created_at !== undefined && id !== undefined ? { created_at, id } : null
}
