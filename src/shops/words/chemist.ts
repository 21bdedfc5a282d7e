import { storefrontChoices } from '@/shops/rules/choices'
import { labelled } from '@/kit/words/labelled'
import { medicineMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'
import * as buttons from '#words/kit/buttons'

const tabLabels = {
  medications: messages.chemistMedications,
  services: messages.chemistServices,
  emergency: messages.chemistEmergency,
} as const

/** What an order calls it that has no other name: the orders of the chemist go to the team. */
export const pharmacyName = 'Campus Pharmacy'

export const chemistTexts = {
  ...defaultTexts,
  aboutHealth: true,
  title: messages.chemistTitle,
  intro: messages.chemistIntro,
  categories: labelled(storefrontChoices.chemist.categories, {
    all: messages.all,
    'pain-relief': messages.chemistPainRelief,
    antibiotics: messages.chemistAntibiotics,
    vitamins: messages.chemistVitamins,
    'cold-flu': messages.chemistColdFlu,
    digestion: messages.chemistDigestion,
    contraceptive: messages.chemistContraceptive,
  }),
  tabs: storefrontChoices.chemist.tabs.map((tab) => ({ ...tab, label: tabLabels[tab.value] })),
  searchPlaceholder: messages.chemistSearch,
  backLabel: buttons.backToHome,
  loadingText: messages.chemistLoading,
  emptyText: messages.chemistEmpty,
  message: medicineMessage,
} as const satisfies StorefrontTexts
