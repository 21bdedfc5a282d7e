import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/privacy')({
  staticData: { title: privacyPolicy },
  component: lazyScreen(async () => (await import('@/features/legal/privacy-page')).PrivacyPage),
})
