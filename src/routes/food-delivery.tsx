import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: 'Food Delivery' },
  validateSearch: storefrontSearch('food'),
  component: storefrontScreen('food'),
})
