import * as messages from '#words/cart/checkout'

/**
 * What the fee of the cart is for, where a provider's badge says “Free delivery”.
 * @param free a provider of the cart that delivers for nothing; undefined without one
 */
export const deliveryFeeText = (free: string | undefined): string =>
  free === undefined ? messages.oneFee : messages.oneFeeFree({ provider: free })
