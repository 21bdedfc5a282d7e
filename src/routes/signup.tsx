import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Sign Up' },
  component: lazyRouteComponent(() => import('@/features/account/signup-page'), 'SignupPage'),
})
