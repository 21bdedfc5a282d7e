import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/laundry-services')({
  staticData: { title: 'Laundry Services' },
  validateSearch: storefrontSearch('laundry'),
  component: storefrontScreen('laundry'),
})
