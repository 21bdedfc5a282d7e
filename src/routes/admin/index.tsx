import { createFileRoute } from '@tanstack/react-router'
import { adminSearch } from '@/domain/admin/admin-url'
import { admin } from '@/messages/shell/screen-titles.gen'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/')({
  staticData: { title: admin },
  validateSearch: adminSearch,
  component: adminScreen(admin, () => import('./-panel-screen').then((loaded) => loaded.PanelScreen)),
})
