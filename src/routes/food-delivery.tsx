import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { foodDelivery } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: foodDelivery },
  validateSearch: storefrontSearch('food'),
  component: storefrontScreen('food'),
})
