import type { ErrorPlace } from '@/domain/shared/error-report'

/** As `reportError`, for code of the first screen: the error log is loaded when there is something to report. Where it cannot be loaded, the error is lost. */
export const reportLater = (place: ErrorPlace, error: unknown): void =>
  void import('./error-log').then(({ reportError }) => reportError(place, error)).catch(() => {})
