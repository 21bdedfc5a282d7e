import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/storefront-search'
import { errandServices } from '@/app/shell/words/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: errandServices },
  validateSearch: storefrontSearch('errands'),
  component: storefrontScreen('errands'),
})
