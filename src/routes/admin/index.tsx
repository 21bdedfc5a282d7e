import { createFileRoute } from '@tanstack/react-router'
import { adminSearch, readPlace, searchOfPlace, type AdminPlace } from '@/domain/admin/admin-url'
import { adminScreen } from './-admin-screen'

const AdminPage = adminScreen('Admin', () => import('@/features/admin/admin-page').then((loaded) => loaded.AdminPage))

export const Route = createFileRoute('/admin/')({
  staticData: { title: 'Admin' },
  validateSearch: adminSearch,
  component: AdminScreen,
})

function AdminScreen() {
  const place = readPlace(Route.useSearch())
  const navigate = Route.useNavigate()
  const onPlace = (change: Partial<AdminPlace>) =>
    void navigate({
      search: (before) => searchOfPlace({ ...readPlace(before), ...change }),
      // Typed words are one step back however many letters they have; a chosen tab, page or item is a step of its own.
      replace: 'query' in change && !('tab' in change),
      resetScroll: false,
    })
  return <AdminPage place={place} onPlace={onPlace} onHome={() => void navigate({ to: '/' })} />
}
