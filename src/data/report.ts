import type { Identity } from '@/domain/shared/ids'
import type { ReportKind, ReportReason } from '@/domain/shared/report-reasons'
import { write, type Written } from './sync/write'

/** Queues a report. @throws StorageFullError | StorageUnavailableError: nothing was saved */
export const report = (identity: Identity, kind: ReportKind, subject: string, reason: ReportReason): Promise<Written> =>
  write(identity, [{ action: 'insert', table: 'reports', row: crypto.randomUUID(), values: { kind, subject, reason } }])
