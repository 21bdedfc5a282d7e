import type { ErrorSource } from '@/kit/rules/error-report'

/**
 * Like `reportError`, for code of the first screen: loads the error log only for a report. If it cannot be loaded, the
 * error is lost.
 */
export const reportLater = (source: ErrorSource, error: unknown): void =>
  void import('./error-log').then(({ reportError }) => reportError(source, error)).catch(() => {})
