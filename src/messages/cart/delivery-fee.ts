/** What the fee of the cart is for, where a provider's badge says “Free delivery”. */
export const deliveryFeeText =
  'One fee for the whole cart: a Comrade rider collects and brings it. A provider’s free delivery is for what you order from them in a chat.'
