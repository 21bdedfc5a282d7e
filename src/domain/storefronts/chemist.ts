import { medicineMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const chemist = {
  ...storefrontDefaults,
  ...storefrontChoices.chemist,
  title: 'Chemist',
  intro: 'Medicines, health checks and the numbers for an emergency.',
  tint: 'coral',
  cartCategory: 'Pharmacy',
  stepper: { min: 1, initial: 1 },
  searchPlaceholder: 'Search medicines...',
  back: { to: 'history', label: 'Back to Home' },
  loadingText: 'Loading medicines...',
  emptyText: 'No medicines found matching your search.',
  message: medicineMessage,
} as const satisfies StorefrontSpec
