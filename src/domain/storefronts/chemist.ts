import { medicineMessage } from './messages'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const chemist = {
  ...storefrontDefaults,
  title: 'Chemist',
  intro: 'Medicines, health checks and the numbers for an emergency.',
  tint: 'coral',
  source: 'chemist',
  tabs: [
    { value: 'medications', label: 'Medications', slot: null },
    { value: 'services', label: 'Services', slot: 'pharmacy-services' },
    { value: 'emergency', label: 'Emergency', slot: 'emergency-contacts' },
  ],
  categories: [
    { value: 'all', label: 'All' },
    { value: 'pain-relief', label: 'Pain Relief' },
    { value: 'antibiotics', label: 'Antibiotics' },
    { value: 'vitamins', label: 'Vitamins' },
    { value: 'cold-flu', label: 'Cold & Flu' },
    { value: 'digestion', label: 'Digestion' },
    { value: 'contraceptive', label: 'Contraceptive' },
  ],
  cartCategory: 'Pharmacy',
  stepper: { min: 1, initial: 1 },
  searchPlaceholder: 'Search medicines...',
  back: { to: 'history', label: 'Back to Home' },
  loadingText: 'Loading medicines...',
  emptyText: 'No medicines found matching your search.',
  message: medicineMessage,
} as const satisfies StorefrontSpec
