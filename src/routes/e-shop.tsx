import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: 'E-Shop' },
  validateSearch: storefrontSearch('eShop'),
  component: storefrontScreen('eShop'),
})
