import { gasMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const gas = {
  ...storefrontDefaults,
  ...storefrontChoices.gas,
  title: 'Gas Delivery',
  intro: 'Refills and new cylinders, brought to your door and fitted.',
  tint: 'coral',
  cartCategory: 'Gas Services',
  stepper: null,
  viewCart: true,
  back: { to: 'home', label: 'Back to Home' },
  loadingText: 'Loading gas providers...',
  emptyText: 'No gas providers found.',
  message: gasMessage,
  below: 'gas-steps',
} as const satisfies StorefrontSpec
