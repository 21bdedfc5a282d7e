import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { aboutUs } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/about')({
  staticData: { title: aboutUs },
  component: lazyRouteComponent(() => import('@/features/about/about-page'), 'AboutPage'),
})
