import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms of Use' },
  component: lazyRouteComponent(() => import('@/features/legal/terms-page'), 'TermsPage'),
})
