import { lazyPart } from '@/kit/platform/lazy-part'

export { CartProvider, useCart } from './cart-provider'

// A route places these parts outside the cart, within a Suspense.
export const LastOrder = lazyPart(() => import('./order-parts').then((loaded) => loaded.LastOrder))
export const SentQuestion = lazyPart(() => import('./order-parts').then((loaded) => loaded.SentQuestion))
export const Places = lazyPart(() => import('./places').then((loaded) => loaded.Places))
