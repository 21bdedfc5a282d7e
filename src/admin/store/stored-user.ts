import type { UserId } from '@/kit/rules/ids'
import { readUser } from '@/store/session/user-record'

/** The signed-in user, read from IndexedDB. React state learns of a new sign-in a moment later. */
export const storedUserId = async (): Promise<UserId | null> => (await readUser())?.id ?? null
