import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { groceries } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/groceries')({
  staticData: { title: groceries },
  validateSearch: storefrontSearch('groceries'),
  component: storefrontScreen('groceries'),
})
