import { Suspense, type ComponentType } from 'react'
import type { SlotName } from '@/domain/storefronts/storefront-spec'
import { lazyPart } from '@/ui/lazy-part'

export type SlotProps = {
  /** The words in the search box; a part that has nothing to search passes over them. */
  query: string
}

/** The parts that only one storefront has; each loads with the storefront that names it. */
const slots = {
  'gas-steps': lazyPart(async () => (await import('./gas-steps')).GasSteps),
  'errand-hours': lazyPart(async () => (await import('./errand-hours')).ErrandHours),
  'pharmacy-services': lazyPart(async () => (await import('./pharmacy-services')).PharmacyServices),
  'emergency-contacts': lazyPart(async () => (await import('./emergency-contacts')).EmergencyContacts),
} as const satisfies Record<SlotName, ComponentType<SlotProps>>

export function Slot({ name, query }: SlotProps & { name: SlotName }) {
  const Part: ComponentType<SlotProps> = slots[name]
  return (
    <Suspense>
      <Part query={query} />
    </Suspense>
  )
}
