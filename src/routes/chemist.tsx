import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { chemist } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/chemist')({
  staticData: { title: chemist },
  validateSearch: storefrontSearch('chemist'),
  component: storefrontScreen('chemist'),
})
