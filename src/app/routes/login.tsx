import { createFileRoute } from '@tanstack/react-router'
import { loginSearch } from '@/account/rules/account-url'
import { login } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from './-with-code'

const LoginPage = lazyScreen(async () => (await import('@/account/sign-in/login-page')).LoginPage)

export const Route = createFileRoute('/login')({
  staticData: { title: login },
  validateSearch: loginSearch,
  component: withCode(LoginScreen, LoginPage),
})

function LoginScreen() {
  return <LoginPage {...loginSearch(Route.useSearch())} />
}
