import { Suspense } from 'react'
import type { ProviderSlug } from '@/domain/ratings/provider-slug'
import { lazyPart } from '@/ui/platform/lazy-part'

const RateProvider = lazyPart(async () => (await import('@/features/ratings')).RateProvider)

/** Asks whoever has ordered from a provider for a rating. */
export const rate = (provider: ProviderSlug, name: string) => (
  <Suspense>
    <RateProvider provider={provider} name={name} />
  </Suspense>
)
