import { createFileRoute } from '@tanstack/react-router'
import { adminSetup } from '@/app/shell/words/screen-titles.gen'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/setup')({
  staticData: { title: adminSetup },
  component: adminScreen(adminSetup, () => import('@/admin/admin-setup-page').then((loaded) => loaded.AdminSetupPage)),
})
