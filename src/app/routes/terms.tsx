import { createFileRoute } from '@tanstack/react-router'
import { termsOfUse } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/terms')({
  staticData: { title: termsOfUse },
  component: lazyScreen(async () => (await import('@/pages/legal/legal-page')).TermsPage),
})
