import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loginSearch } from '@/domain/account/login-search'
import { login } from '@/messages/shell/screen-titles.gen'
import { withCode } from './-with-code'

const LoginPage = lazyRouteComponent(() => import('@/features/account/login-page'), 'LoginPage')

export const Route = createFileRoute('/login')({
  staticData: { title: login },
  validateSearch: loginSearch,
  component: withCode(LoginScreen, LoginPage),
})

function LoginScreen() {
  return <LoginPage {...loginSearch(Route.useSearch())} />
}
