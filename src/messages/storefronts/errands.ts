import { storefrontChoices } from '@/domain/storefronts/choices'
import { labelled } from '../shared/labelled'
import { errandMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const errandsTexts = {
  ...defaultTexts,
  title: 'Errand Services',
  intro: 'The queue you do not stand in.',
  categories: labelled(storefrontChoices.errands.categories, {
    postoffice: 'Post Office',
    helb: 'HELB',
    cyber: 'Cyber',
    necessary: 'Necessary',
  }),
  backLabel: 'Back to Home',
  orderLabel: 'Request Now',
  loadingText: 'Loading errands...',
  emptyText: 'No errands found.',
  message: errandMessage,
} as const satisfies StorefrontTexts
