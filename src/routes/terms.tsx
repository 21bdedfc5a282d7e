import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { termsOfUse } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/terms')({
  staticData: { title: termsOfUse },
  component: lazyRouteComponent(() => import('@/features/legal/terms-page'), 'TermsPage'),
})
