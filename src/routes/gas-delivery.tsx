import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/gas-delivery')({
  staticData: { title: 'Gas Delivery' },
  validateSearch: storefrontSearch('gas'),
  component: storefrontScreen('gas'),
})
