import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signUp } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/signup')({
  staticData: { title: signUp },
  component: lazyRouteComponent(() => import('@/features/account/signup-page'), 'SignupPage'),
})
