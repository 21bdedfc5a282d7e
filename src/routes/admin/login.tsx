import { createFileRoute } from '@tanstack/react-router'
import { adminLogin } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { adminScreen } from './-admin-screen'

const AdminLoginPage = adminScreen(adminLogin, () => import('@/features/admin/admin-login-page').then((loaded) => loaded.AdminLoginPage))
const CodeForm = lazyScreen(async () => (await import('@/features/account/code-form')).CodeForm)

export const Route = createFileRoute('/admin/login')({
  staticData: { title: adminLogin },
  component: AdminLoginScreen,
})

function AdminLoginScreen() {
  return <AdminLoginPage CodeForm={CodeForm} />
}
