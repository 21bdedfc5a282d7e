import type { CycleLog } from '@/health/cycle/rules/log'
import type { LockAfter } from '@/health/cycle/rules/pin'
import type { BackupState } from './cycle-db'
import type { Snapshot } from './cycle-store'

export type CycleState =
  | { readonly status: 'loading' }
  /** The database cannot be read. */
  | { readonly status: 'failed' }
  /** `until`: when a PIN may be tried again, in milliseconds since the epoch. */
  | { readonly status: 'locked'; readonly until: number; readonly asksDevice: boolean }
  | {
      readonly status: 'open'
      readonly log: CycleLog
      /** Null without a PIN. */
      readonly lockAfter: LockAfter | null
      /** True if the phone's own lock is required in addition to the PIN. */
      readonly asksDevice: boolean
      readonly backup: BackupState
    }

/** @param until when a PIN may be tried again, in milliseconds since the epoch */
export const lockedState = ({ pin }: Snapshot, until: number): CycleState => ({
  status: 'locked',
  until,
  asksDevice: pin?.device !== undefined,
})

export const openState = (
  { pin }: Snapshot,
  { log, backup }: { readonly log: CycleLog; readonly backup: BackupState },
): CycleState => ({
  status: 'open',
  log,
  lockAfter: pin?.lockAfter ?? null,
  asksDevice: pin?.device !== undefined,
  backup,
})
