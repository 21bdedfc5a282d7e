import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { errandServices } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: errandServices },
  validateSearch: storefrontSearch('errands'),
  component: storefrontScreen('errands'),
})
