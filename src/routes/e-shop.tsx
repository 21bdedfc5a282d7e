import { createFileRoute } from '@tanstack/react-router'
import { eShop } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: eShop },
  validateSearch: storefrontSearch('eShop'),
  component: storefrontScreen('eShop'),
})
