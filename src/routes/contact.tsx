import { createFileRoute } from '@tanstack/react-router'
import { contact } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/contact')({
  staticData: { title: contact },
  component: lazyScreen(async () => (await import('@/features/contact/contact-page')).ContactPage),
})
