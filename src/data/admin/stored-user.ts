import type { UserId } from '@/domain/shared/ids'
import { readUser } from '../session/user-record'

/** The signed-in user, read from IndexedDB. React state learns of a new sign-in a moment later. */
export const storedUserId = async (): Promise<UserId | null> => (await readUser())?.id ?? null
