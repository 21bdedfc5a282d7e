// Chunk: data-shared

import type { UserId } from '@/kit/rules/ids'
import { queryLog } from './read-open-log'
import { RowLock } from './row-lock'

/** Goes on where setting, removing or erasing a PIN was interrupted. */
export const settleRows = (userId: UserId): Promise<void | null> =>
  queryLog(userId, (db) => new RowLock(db, userId).settle())
