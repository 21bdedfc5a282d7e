import { createFileRoute } from '@tanstack/react-router'
import { termsOfUse } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/terms')({
  staticData: { title: termsOfUse },
  component: lazyScreen(async () => (await import('@/features/legal/terms-page')).TermsPage),
})
