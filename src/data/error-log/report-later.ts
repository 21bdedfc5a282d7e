import type { ErrorSource } from '@/domain/shared/error-report'

/** As `reportError`, for code of the first screen: the error log is loaded when there is something to report. Where it cannot be loaded, the error is lost. */
export const reportLater = (source: ErrorSource, error: unknown): void =>
  void import('./error-log').then(({ reportError }) => reportError(source, error)).catch(() => {})
