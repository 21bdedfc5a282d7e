import { useEffect, type DependencyList } from 'react'
import type { ErrorSource } from '@/kit/rules/error-report'
import { reportLater } from './error-log/report-later'

/**
 * Runs an asynchronous effect. Its signal is aborted when a dependency changes and when the component unmounts: an
 * effect checks it after each `await`. An error that the effect does not handle is reported.
 */
export const useAsync = (
  effect: (signal: AbortSignal) => Promise<void>,
  deps: DependencyList,
  source: ErrorSource,
): void => {
  useEffect(() => {
    const controller = new AbortController()
    effect(controller.signal).catch((error: unknown) => reportLater(source, error))
    return () => controller.abort()
    // The callers' dependencies are checked: .oxlintrc.json names this hook.
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps)
}
