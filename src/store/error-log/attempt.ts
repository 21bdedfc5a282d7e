import type { ErrorSource } from '@/kit/rules/error-report'
import { reportError } from './error-log'

/** Runs a request. An unexpected failure is reported and gives `otherwise`, which the screen can show. */
export const attempt = async <Result>(
  source: ErrorSource,
  request: () => Promise<Result>,
  otherwise: NoInfer<Result>,
): Promise<Result> => {
  try {
    return await request()
  } catch (error) {
    void reportError(source, error)
    return otherwise
  }
}
