import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/contact')({
  staticData: { title: 'Contact' },
  component: lazyRouteComponent(() => import('@/features/contact/contact-page'), 'ContactPage'),
})
