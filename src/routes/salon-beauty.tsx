import { createFileRoute } from '@tanstack/react-router'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: 'Salon & Beauty' },
  validateSearch: storefrontSearch('salon'),
  component: storefrontScreen('salon'),
})
