import type { UserId } from '@/domain/shared/ids'
import { readUser } from '../session/user-record'

/** Who is signed in on this phone, read from where it is kept: a screen learns of a new sign-in a moment later. */
export const storedUserId = async (): Promise<UserId | null> => (await readUser())?.id ?? null
