import type { Identity } from '@/domain/shared/ids'
import type { ReportKind, ReportReason } from '@/domain/shared/report-reasons'
import type { Lane } from './operation'
import { write } from './write'

/**
 * Queues a report.
 * @returns its lane
 * @throws StorageFullError | StorageUnavailableError: nothing was saved
 */
export const report = async (identity: Identity, kind: ReportKind, subject: string, reason: ReportReason): Promise<Lane> => {
  const row = crypto.randomUUID()
  const lane = `reports/${row}` as const
  await write(identity, [{ action: 'insert', table: 'reports', row, lane, values: { kind, subject, reason } }])
  return lane
}
