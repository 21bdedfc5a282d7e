import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminLogin } from '@/messages/shell/screen-titles.gen'
import { adminScreen } from './-admin-screen'

const AdminLoginPage = adminScreen(adminLogin, () => import('@/features/admin/admin-login-page').then((loaded) => loaded.AdminLoginPage))
const CodeForm = lazyRouteComponent(() => import('@/features/account/code-form'), 'CodeForm')

export const Route = createFileRoute('/admin/login')({
  staticData: { title: adminLogin },
  component: AdminLoginScreen,
})

function AdminLoginScreen() {
  return <AdminLoginPage CodeForm={CodeForm} />
}
