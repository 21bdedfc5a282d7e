import { createFileRoute } from '@tanstack/react-router'
import { errandServices } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: errandServices },
  validateSearch: storefrontSearch('errands'),
  component: storefrontScreen('errands'),
})
