import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privacyPolicy } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/privacy')({
  staticData: { title: privacyPolicy },
  component: lazyRouteComponent(() => import('@/features/legal/privacy-page'), 'PrivacyPage'),
})
