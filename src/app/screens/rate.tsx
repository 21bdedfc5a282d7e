import { Suspense } from 'react'
import type { ProviderSlug } from '@/cart/rules/ratings'
import { lazyPart } from '@/kit/platform/lazy-part'

const RateProvider = lazyPart(async () => (await import('@/shops/rate-provider')).RateProvider)

/** Asks whoever has ordered from a provider for a rating. */
export const rate = (provider: ProviderSlug, name: string) => (
  <Suspense>
    <RateProvider provider={provider} name={name} />
  </Suspense>
)
