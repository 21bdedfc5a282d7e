import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'Privacy Policy' },
  component: lazyRouteComponent(() => import('@/features/legal/privacy-page'), 'PrivacyPage'),
})
