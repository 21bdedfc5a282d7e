import { createFileRoute } from '@tanstack/react-router'
import { adminSetup } from '#words/app/shell/screen-titles'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/setup')({
  staticData: { title: adminSetup },
  component: adminScreen(adminSetup, () => import('@/admin/admin-setup-page').then((loaded) => loaded.AdminSetupPage)),
})
