import { createFileRoute } from '@tanstack/react-router'
import { StorefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: 'Salon & Beauty' },
  validateSearch: storefrontSearch('salon'),
  component: () => <StorefrontScreen id="salon" />,
})
