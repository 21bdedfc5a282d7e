import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile' },
  component: lazyRouteComponent(() => import('@/features/profile/profile-page'), 'ProfilePage'),
})
