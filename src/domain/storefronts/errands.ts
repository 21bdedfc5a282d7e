import { errandMessage } from './messages'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const errands = {
  ...storefrontDefaults,
  title: 'Errand Services',
  intro: 'The queue you do not stand in.',
  tint: 'mango',
  source: 'errands',
  layout: 'groups',
  categories: [
    { value: 'postoffice', label: 'Post Office' },
    { value: 'helb', label: 'HELB' },
    { value: 'cyber', label: 'Cyber' },
    { value: 'necessary', label: 'Necessary' },
  ],
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
