import { createFileRoute } from '@tanstack/react-router'
import { gasDelivery } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/gas-delivery')({
  staticData: { title: gasDelivery },
  validateSearch: storefrontSearch('gas'),
  component: storefrontScreen('gas'),
})
