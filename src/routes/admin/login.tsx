import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

const AdminLoginPage = adminScreen('Admin Login', () => import('@/features/admin/admin-login-page').then((loaded) => loaded.AdminLoginPage))
const CodeForm = lazyRouteComponent(() => import('@/features/account/code-form'), 'CodeForm')

export const Route = createFileRoute('/admin/login')({
  staticData: { title: 'Admin Login' },
  component: AdminLoginScreen,
})

function AdminLoginScreen() {
  return <AdminLoginPage CodeForm={CodeForm} />
}
