import type { AgainProps } from '@/cart/order-again'

/** Loads the code once an order is shown. */
export const loadDirectAgain: AgainProps['loadDirectAgain'] = async () =>
  (await import('@/app/direct-again')).readDirectAgain
