import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { foodDelivery } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/food-delivery')({
  staticData: { title: foodDelivery },
  validateSearch: storefrontSearch('food'),
  component: storefrontScreen('food'),
})
