import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: 'E-Shop' },
  validateSearch: storefrontSearch('eShop'),
  component: () => <StorefrontScreen id="eShop" />,
})
