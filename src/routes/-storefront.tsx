import type { StorefrontId } from '@/domain/storefronts/choices'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const StorefrontScreen = lazyScreen(async () => (await import('./-storefront-screen')).StorefrontScreen)

const preloadOfferings = (id: StorefrontId) => async () => {
  const [{ preloadCatalogue }, { preloadSlots }] = await Promise.all([import('@/features/storefront/queries'), import('@/features/storefront/slots')])
  await Promise.all([preloadCatalogue(id), preloadSlots(id)])
}

/** The route's component: the router loads its code and its catalogue before it draws it. */
export const storefrontScreen = (id: StorefrontId) => withCode(() => <StorefrontScreen id={id} />, StorefrontScreen, { preload: preloadOfferings(id) })
