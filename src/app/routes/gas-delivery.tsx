import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { gasDelivery } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/gas-delivery')({
  staticData: { title: gasDelivery },
  validateSearch: storefrontSearch('gas'),
  component: storefrontScreen('gas'),
})
