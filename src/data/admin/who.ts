import type { UserId } from '@/domain/shared/ids'
import { readPerson } from '../session/person-record'

/** Who is signed in on this phone, read from where it is kept: a screen learns of a new sign-in a moment later. */
export const storedPerson = async (): Promise<UserId | null> => (await readPerson())?.id ?? null
