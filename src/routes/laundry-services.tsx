import { createFileRoute } from '@tanstack/react-router'
import { laundryServices } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/laundry-services')({
  staticData: { title: laundryServices },
  validateSearch: storefrontSearch('laundry'),
  component: storefrontScreen('laundry'),
})
