export { CartProvider, useCart } from './cart-provider'
export { LastOrder, Places, SentQuestion } from './lazy-parts'
