import type { ErrorPlace } from '@/domain/shared/error-report'
import { reportError } from './error-log'

/** Runs a request. An unexpected failure is reported and gives `otherwise`, which the screen can show. */
export const attempt = async <Result>(place: ErrorPlace, request: () => Promise<Result>, otherwise: NoInfer<Result>): Promise<Result> => {
  try {
    return await request()
  } catch (error) {
    void reportError(place, error)
    return otherwise
  }
}
