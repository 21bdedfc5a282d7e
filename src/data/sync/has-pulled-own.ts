import type { UserId } from '@/domain/shared/ids'
import { readValue } from '../key-values'
import { ownCursorKey } from './pull/own-cursor-key'

/** Whether the user's own rows have been pulled to this phone. */
export const hasPulledOwn = async (user: UserId): Promise<boolean> => (await readValue(user, ownCursorKey)) !== undefined
