import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '@/domain/account/login-search'
import { login } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const LoginPage = lazyScreen(async () => (await import('@/features/account/login-page')).LoginPage)

export const Route = createFileRoute('/login')({
  staticData: { title: login },
  validateSearch: loginSearch,
  component: withCode(LoginScreen, LoginPage),
})

function LoginScreen() {
  return <LoginPage {...loginSearch(Route.useSearch())} />
}
