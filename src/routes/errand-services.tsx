import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: 'Errand Services' },
  validateSearch: storefrontSearch('errands'),
  component: () => <StorefrontScreen id="errands" />,
})
