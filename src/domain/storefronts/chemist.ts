import { labelled } from '../shared/labelled'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const chemist = {
  ...storefrontDefaults,
  layout: storefrontChoices.chemist.layout,
  categories: labelled(storefrontChoices.chemist.categories, {
    all: 'All',
    'pain-relief': 'Pain Relief',
    antibiotics: 'Antibiotics',
    vitamins: 'Vitamins',
    'cold-flu': 'Cold & Flu',
    digestion: 'Digestion',
    contraceptive: 'Contraceptive',
  }),
  tabs: [
    { value: 'medications', label: 'Medications', slot: null },
    { value: 'services', label: 'Services', slot: 'pharmacy-services' },
    { value: 'emergency', label: 'Emergency', slot: 'emergency-contacts' },
  ],
  tint: 'coral',
  cartCategory: 'Pharmacy',
  stepper: { min: 1, initial: 1 },
} as const satisfies StorefrontSpec
