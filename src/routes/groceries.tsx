import { createFileRoute } from '@tanstack/react-router'
import { groceries } from '@/messages/shell/screen-titles.gen'
import { storefrontScreen, storefrontSearch } from './-storefront'

export const Route = createFileRoute('/groceries')({
  staticData: { title: groceries },
  validateSearch: storefrontSearch('groceries'),
  component: storefrontScreen('groceries'),
})
