import { useLiveQuery } from 'dexie-react-hooks'
import type { UserId } from '@/domain/shared/ids'
import { readAccountStatus, type AccountStatusRecord } from './account-status-record'

/** What the server last said about this person's account; null for a moment at the start, and when it was never asked. */
export const useAccountStatus = (person: UserId): AccountStatusRecord | null => useLiveQuery(async () => readAccountStatus(person), [person]) ?? null
