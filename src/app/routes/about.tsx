import { createFileRoute } from '@tanstack/react-router'
import { aboutUs } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/about')({
  staticData: { title: aboutUs },
  component: lazyScreen(async () => (await import('@/pages/about/about-page')).AboutPage),
})
