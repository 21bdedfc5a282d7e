import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/groceries')({
  staticData: { title: 'Groceries' },
  validateSearch: storefrontSearch('groceries'),
  component: () => <StorefrontScreen id="groceries" />,
})
