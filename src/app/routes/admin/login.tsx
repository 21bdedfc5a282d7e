import { createFileRoute } from '@tanstack/react-router'
import { adminLogin } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { adminScreen } from './-admin-screen'

const AdminLoginPage = adminScreen(adminLogin, () =>
  import('@/admin/admin-login-page').then((loaded) => loaded.AdminLoginPage),
)
const CodeForm = lazyScreen(async () => (await import('@/account/sign-in/code-forms')).CodeForm)

export const Route = createFileRoute('/admin/login')({
  staticData: { title: adminLogin },
  component: AdminLoginScreen,
})

function AdminLoginScreen() {
  return <AdminLoginPage CodeForm={CodeForm} />
}
