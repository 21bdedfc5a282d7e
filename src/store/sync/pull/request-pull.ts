import { reportLater } from '@/store/error-log/report-later'
import type { ReplicatedTable } from '../table-names'

/**
 * Pulls, without being waited for: after a failure, or a change that is not in the outbox. Its progress is in
 * `pullState`.
 * @param first the tables of the open screen
 */
export const requestPull = (first: readonly ReplicatedTable[] = []): void =>
  void import('./refresh').then(({ refresh }) => refresh(first)).catch((error: unknown) => reportLater('pull', error))
