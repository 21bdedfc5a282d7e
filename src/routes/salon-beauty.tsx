import { createFileRoute } from '@tanstack/react-router'
import { salonBeauty } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: salonBeauty },
  validateSearch: storefrontSearch('salon'),
  component: storefrontScreen('salon'),
})
