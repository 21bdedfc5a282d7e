// Chunk: shop

import { Suspense, type ComponentType } from 'react'
import type { StorefrontId } from '@/cart/rules/categories'
import { storefronts, type SlotName } from '@/shops/rules/storefronts'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { SlotProps } from '../layout-props'

/** Parts that only one storefront has. Each loads with the storefront that declares it. */
const slots = {
  'gas-steps': lazyPart(async () => (await import('./gas-steps')).GasSteps),
  'errand-hours': lazyPart(async () => (await import('./errand-hours')).ErrandHours),
  'pharmacy-services': lazyPart(async () => (await import('./pharmacy-services')).PharmacyServices),
  'emergency-contacts': lazyPart(async () => (await import('./emergency-contacts')).EmergencyContacts),
} as const satisfies Record<SlotName, ComponentType<SlotProps>>

/** Loads the parts above and below the offerings of a storefront. */
export const preloadSlots = async (id: StorefrontId): Promise<void> => {
  const { above, below } = storefronts[id]
  await Promise.all([above, below].map((name) => name && slots[name].preload()))
}

export function Slot({ name, ...props }: SlotProps & { name: SlotName }) {
  const Part: ComponentType<SlotProps> = slots[name]
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
