import { createFileRoute } from '@tanstack/react-router'
import { contact } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/contact')({
  staticData: { title: contact },
  component: lazyScreen(async () => (await import('@/pages/contact/contact-page')).ContactPage),
})
