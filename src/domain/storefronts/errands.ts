import { errandMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const errands = {
  ...storefrontDefaults,
  ...storefrontChoices.errands,
  title: 'Errand Services',
  intro: 'The queue you do not stand in.',
  tint: 'mango',
  cartCategory: 'Errand Services',
  stepper: null,
  viewCart: true,
  back: { to: 'home', label: 'Back to Home' },
  orderLabel: 'Request Now',
  loadingText: 'Loading errands...',
  emptyText: 'No errands found.',
  message: errandMessage,
  above: 'errand-hours',
} as const satisfies StorefrontSpec
