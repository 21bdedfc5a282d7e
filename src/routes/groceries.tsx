import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/groceries')({
  staticData: { title: 'Groceries' },
  validateSearch: storefrontSearch('groceries'),
  component: storefrontScreen('groceries'),
})
