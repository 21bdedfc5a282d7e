import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { eShop } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: eShop },
  validateSearch: storefrontSearch('eShop'),
  component: storefrontScreen('eShop'),
})
