import type { StorefrontId } from '@/shops/rules/choices'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from './-with-code'

const StorefrontScreen = lazyScreen(async () => (await import('./-storefront-screen')).StorefrontScreen)

const preloadOfferings = (id: StorefrontId) => async () => {
  const [{ preloadCatalogue }, { preloadSlots }] = await Promise.all([
    import('@/shops/queries'),
    import('@/shops/slots'),
  ])
  await Promise.all([preloadCatalogue(id), preloadSlots(id)])
}

/** The route's component: the router loads its code and its catalogue before it draws it. */
export const storefrontScreen = (id: StorefrontId) =>
  withCode(() => <StorefrontScreen id={id} />, StorefrontScreen, { preload: preloadOfferings(id) })
