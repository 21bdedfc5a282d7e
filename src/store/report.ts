import type { Identity } from '@/kit/rules/ids'
import type { ReportKind, ReportReason } from '@/kit/rules/report-reasons'
import { write, type Written } from './sync/write'

/** Queues a report. @throws StorageFullError | StorageUnavailableError: nothing was saved */
export const report = (identity: Identity, kind: ReportKind, subject: string, reason: ReportReason): Promise<Written> =>
  write(identity, [{ action: 'insert', table: 'reports', row: crypto.randomUUID(), values: { kind, subject, reason } }])
