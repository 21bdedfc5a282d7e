import { medicineMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const chemistTexts = {
  ...defaultTexts,
  title: 'Chemist',
  intro: 'Medicines, health checks and the numbers for an emergency.',
  searchPlaceholder: 'Search medicines...',
  backLabel: 'Back to Home',
  loadingText: 'Loading medicines...',
  emptyText: 'No medicines found matching your search.',
  message: medicineMessage,
} as const satisfies StorefrontTexts
