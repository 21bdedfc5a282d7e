import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/domain/storefronts/storefront-search'
import { groceries } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/groceries')({
  staticData: { title: groceries },
  validateSearch: storefrontSearch('groceries'),
  component: storefrontScreen('groceries'),
})
