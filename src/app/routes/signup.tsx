import { createFileRoute } from '@tanstack/react-router'
import { signUp } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/signup')({
  staticData: { title: signUp },
  component: lazyScreen(async () => (await import('@/account/sign-in/signup-page')).SignupPage),
})
