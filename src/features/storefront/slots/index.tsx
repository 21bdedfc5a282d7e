import { Suspense, type ComponentType } from 'react'
import type { SlotName } from '@/domain/storefronts/storefront-spec'
import { lazyPart } from '@/ui/platform/lazy-part'
import type { LayoutProps } from '../layout-props'

/** What the URL holds of the storefront; a part that has nothing to search passes over the words. */
export type SlotProps = Pick<LayoutProps, 'view'>

/** The parts that only one storefront has; each loads with the storefront that names it. */
const slots = {
  'gas-steps': lazyPart(async () => (await import('./gas-steps')).GasSteps),
  'errand-hours': lazyPart(async () => (await import('./errand-hours')).ErrandHours),
  'pharmacy-services': lazyPart(async () => (await import('./pharmacy-services')).PharmacyServices),
  'emergency-contacts': lazyPart(async () => (await import('./emergency-contacts')).EmergencyContacts),
} as const satisfies Record<SlotName, ComponentType<SlotProps>>

export function Slot({ name, ...props }: SlotProps & { name: SlotName }) {
  const Part: ComponentType<SlotProps> = slots[name]
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
