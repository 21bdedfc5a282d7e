import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { contact } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/contact')({
  staticData: { title: contact },
  component: lazyRouteComponent(() => import('@/features/contact/contact-page'), 'ContactPage'),
})
