import { createFileRoute } from '@tanstack/react-router'
import { adminSearch } from '@/admin/rules/admin-url'
import { admin } from '#words/app/shell/screen-titles'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/')({
  staticData: { title: admin },
  validateSearch: adminSearch,
  component: adminScreen(admin, () => import('./-panel-screen').then((loaded) => loaded.PanelScreen)),
})
