import { reportLater } from '../error-log/report-later'
import type { ReplicatedTable } from './table-names'

/** Pulls again after a failure. Its progress is in `pullState`. @param first the tables of the open screen */
export const retryPull = (first: readonly ReplicatedTable[]): void =>
  void import('./start').then(({ refresh }) => refresh(first)).catch((error: unknown) => reportLater('pull', error))
