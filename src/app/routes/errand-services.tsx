import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { errandServices } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: errandServices },
  validateSearch: storefrontSearch('errands'),
  component: storefrontScreen('errands'),
})
