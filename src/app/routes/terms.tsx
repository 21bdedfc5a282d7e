import { createFileRoute } from '@tanstack/react-router'
import { termsOfUse } from '@/app/shell/words/screen-titles.gen'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/terms')({
  staticData: { title: termsOfUse },
  component: lazyScreen(async () => (await import('@/pages/legal/terms-page')).TermsPage),
})
