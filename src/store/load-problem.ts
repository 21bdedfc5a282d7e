import Dexie from 'dexie'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { OfflineError } from './remote/errors'
import { StorageFullError, StorageUnavailableError } from './storage-errors'

/** Dexie may wrap the browser's error in an AbortError, and those of many rows in a BulkError. */
export const isQuota = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error.name === Dexie.errnames.QuotaExceeded) return true
  return (
    (error instanceof Dexie.AbortError && isQuota(error.inner)) ||
    (error instanceof Dexie.BulkError && error.failures.some(isQuota))
  )
}

/** The problem that the person is told when a load has failed. */
export const loadProblemOf = (error: unknown): LoadProblem => {
  if (error instanceof OfflineError) return 'unreachable'
  if (error instanceof StorageFullError || isQuota(error)) return 'full'
  return error instanceof StorageUnavailableError || error instanceof Dexie.DexieError ? 'blocked' : 'server'
}
