import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/setup')({
  staticData: { title: 'Admin Setup' },
  component: adminScreen('Admin Setup', () => import('@/features/admin/admin-setup-page').then((loaded) => loaded.AdminSetupPage)),
})
