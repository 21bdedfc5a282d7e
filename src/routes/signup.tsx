import { createFileRoute } from '@tanstack/react-router'
import { signUp } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/signup')({
  staticData: { title: signUp },
  component: lazyScreen(async () => (await import('@/features/account/signup-page')).SignupPage),
})
