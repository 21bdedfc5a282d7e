import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/privacy')({
  staticData: { title: privacyPolicy },
  component: lazyScreen(async () => (await import('@/pages/legal/legal-page')).PrivacyPage),
})
