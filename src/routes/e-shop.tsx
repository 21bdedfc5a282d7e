import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { eShop } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: eShop },
  validateSearch: storefrontSearch('eShop'),
  component: storefrontScreen('eShop'),
})
