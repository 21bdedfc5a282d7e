import { useAsync } from '@/data/use-async'

/** For as long as the page. @param settled whether the first screen has been drawn, which must not wait for this code */
export const useKeepFocus = (settled: boolean): void =>
  useAsync(async () => {
    if (settled) (await import('./keep-focus')).keepFocus()
  }, [settled], 'page')
