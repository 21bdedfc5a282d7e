import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: 'Errand Services' },
  validateSearch: storefrontSearch('errands'),
  component: storefrontScreen('errands'),
})
