import { createFileRoute } from '@tanstack/react-router'
import { contact } from '@/app/shell/words/screen-titles.gen'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/contact')({
  staticData: { title: contact },
  component: lazyScreen(async () => (await import('@/pages/contact/contact-page')).ContactPage),
})
