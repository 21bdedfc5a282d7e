import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/about')({
  staticData: { title: 'About Us' },
  component: lazyRouteComponent(() => import('@/features/about/about-page'), 'AboutPage'),
})
