import { createFileRoute } from '@tanstack/react-router'
import { aboutUs } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/about')({
  staticData: { title: aboutUs },
  component: lazyScreen(async () => (await import('@/features/about/about-page')).AboutPage),
})
