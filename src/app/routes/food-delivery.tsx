import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/storefront-search'
import { foodDelivery } from '@/app/shell/words/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: foodDelivery },
  validateSearch: storefrontSearch('food'),
  component: storefrontScreen('food'),
})
