import { createFileRoute } from '@tanstack/react-router'
import { foodDelivery } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: foodDelivery },
  validateSearch: storefrontSearch('food'),
  component: storefrontScreen('food'),
})
