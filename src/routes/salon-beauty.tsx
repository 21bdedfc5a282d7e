import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { salonBeauty } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: salonBeauty },
  validateSearch: storefrontSearch('salon'),
  component: storefrontScreen('salon'),
})
