import { useAsync } from '@/data/use-async'

/** @param settled whether the first screen has been drawn, which must not wait for this code */
export const useKeepFocus = (settled: boolean): void =>
  useAsync(async (signal) => {
    if (!settled) return
    const { keepFocus } = await import('./keep-focus')
    if (!signal.aborted) signal.addEventListener('abort', keepFocus())
  }, [settled], 'page')
