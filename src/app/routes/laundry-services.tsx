import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { laundryServices } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/laundry-services')({
  staticData: { title: laundryServices },
  validateSearch: storefrontSearch('laundry'),
  component: storefrontScreen('laundry'),
})
