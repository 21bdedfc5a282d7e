import { createFileRoute } from '@tanstack/react-router'
import { chemist } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/chemist')({
  staticData: { title: chemist },
  validateSearch: storefrontSearch('chemist'),
  component: storefrontScreen('chemist'),
})
