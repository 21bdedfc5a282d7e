import { useLiveQuery } from 'dexie-react-hooks'
import type { UserId } from '@/kit/rules/ids'
import { readAccountStatus, type AccountStatusRecord } from './account-status-record'

/** The last known status of the user's account; null while loading, and if it was never checked. */
export const useAccountStatus = (userId: UserId): AccountStatusRecord | null =>
  useLiveQuery(async () => readAccountStatus(userId), [userId]) ?? null
