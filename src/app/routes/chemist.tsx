import { createFileRoute } from '@tanstack/react-router'
import { storefrontSearch } from '@/shops/rules/choices'
import { chemist } from '#words/app/shell/screen-titles'
import { storefrontScreen } from './-storefront'

export const Route = createFileRoute('/chemist')({
  staticData: { title: chemist },
  validateSearch: storefrontSearch('chemist'),
  component: storefrontScreen('chemist'),
})
