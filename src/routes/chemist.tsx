import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/chemist')({
  staticData: { title: 'Chemist' },
  validateSearch: storefrontSearch('chemist'),
  component: storefrontScreen('chemist'),
})
