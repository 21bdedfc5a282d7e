import { useLiveQuery } from 'dexie-react-hooks'
import type { UserId } from '@/domain/shared/ids'
import { readStanding, type StandingRecord } from './standing-record'

/** What the server last said about this person's account; null for a moment at the start, and when it was never asked. */
export const useStanding = (person: UserId): StandingRecord | null => useLiveQuery(async () => readStanding(person), [person]) ?? null
