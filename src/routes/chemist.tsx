import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/chemist')({
  staticData: { title: 'Chemist' },
  validateSearch: storefrontSearch('chemist'),
  component: () => <StorefrontScreen id="chemist" />,
})
