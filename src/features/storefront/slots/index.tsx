import { lazy, Suspense, type ComponentType } from 'react'
import type { SlotName } from '@/domain/storefronts/storefront-spec'

export type SlotProps = {
  /** The words in the search box; a part that has nothing to search passes over them. */
  query: string
}

/** The parts that only one storefront has; each loads with the storefront that names it. */
const slots = {
  'gas-steps': lazy(async () => ({ default: (await import('./gas-steps')).GasSteps })),
  'errand-hours': lazy(async () => ({ default: (await import('./errand-hours')).ErrandHours })),
  'pharmacy-services': lazy(async () => ({ default: (await import('./pharmacy-services')).PharmacyServices })),
  'emergency-contacts': lazy(async () => ({ default: (await import('./emergency-contacts')).EmergencyContacts })),
} as const satisfies Record<SlotName, ComponentType<SlotProps>>

export function Slot({ name, query }: SlotProps & { name: SlotName }) {
  const Part: ComponentType<SlotProps> = slots[name]
  return (
    <Suspense>
      <Part query={query} />
    </Suspense>
  )
}
