import { useRouter } from '@tanstack/react-router'
import { useAsync } from '@/store/use-async'

/**
 * Keeps the focus and the place in lists.
 * @param settled whether the first screen has been drawn, which must not wait for this code
 */
export const useKeepScreen = (settled: boolean): void => {
  const router = useRouter()
  useAsync(
    async () => {
      if (settled) (await import('./keep-screen')).keepScreen(router)
    },
    [settled, router],
    'page',
  )
}
