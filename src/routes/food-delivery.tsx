import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: 'Food Delivery' },
  validateSearch: storefrontSearch('food'),
  component: () => <StorefrontScreen id="food" />,
})
