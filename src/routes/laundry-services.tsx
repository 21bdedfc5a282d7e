import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { laundryServices } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/laundry-services')({
  staticData: { title: laundryServices },
  validateSearch: storefrontSearch('laundry'),
  component: storefrontScreen('laundry'),
})
