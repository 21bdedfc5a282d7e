import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { gasDelivery } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/gas-delivery')({
  staticData: { title: gasDelivery },
  validateSearch: storefrontSearch('gas'),
  component: storefrontScreen('gas'),
})
