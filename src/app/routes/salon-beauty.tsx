import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { salonBeauty } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: salonBeauty },
  validateSearch: storefrontSearch('salon'),
  component: storefrontScreen('salon'),
})
