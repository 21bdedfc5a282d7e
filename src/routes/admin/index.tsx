import { createFileRoute } from '@tanstack/react-router'
import { adminSearch, locationOfSearch, searchOfLocation, type AdminLocation } from '@/domain/admin/admin-url'
import { adminScreen } from './-admin-screen'

const AdminPage = adminScreen('Admin', () => import('@/features/admin/admin-page').then((loaded) => loaded.AdminPage))

export const Route = createFileRoute('/admin/')({
  staticData: { title: 'Admin' },
  validateSearch: adminSearch,
  component: AdminScreen,
})

function AdminScreen() {
  const adminLocation = locationOfSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onPlace = (change: Partial<AdminLocation>) =>
    void navigate({
      search: (previous) => searchOfLocation({ ...locationOfSearch(previous), ...change }),
      // Typing replaces the history entry; a selected tab, page or item pushes a new one.
      replace: 'query' in change && !('tab' in change),
      resetScroll: false,
    })
  return <AdminPage location={adminLocation} onLocation={onPlace} onHome={() => void navigate({ to: '/' })} />
}
