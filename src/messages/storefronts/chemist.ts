import { storefrontChoices } from '@/domain/storefronts/choices'
import { labelled } from '../shared/labelled'
import { medicineMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

const tabLabels = { medications: 'Medications', services: 'Services', emergency: 'Emergency' } as const

export const chemistTexts = {
  ...defaultTexts,
  title: 'Chemist',
  intro: 'Medicines, health checks and the numbers for an emergency.',
  categories: labelled(storefrontChoices.chemist.categories, {
    all: 'All',
    'pain-relief': 'Pain Relief',
    antibiotics: 'Antibiotics',
    vitamins: 'Vitamins',
    'cold-flu': 'Cold & Flu',
    digestion: 'Digestion',
    contraceptive: 'Contraceptive',
  }),
  tabs: storefrontChoices.chemist.tabs.map((tab) => ({ ...tab, label: tabLabels[tab.value] })),
  searchPlaceholder: 'Search medicines...',
  backLabel: 'Back to Home',
  loadingText: 'Loading medicines...',
  emptyText: 'No medicines found matching your search.',
  message: medicineMessage,
} as const satisfies StorefrontTexts
