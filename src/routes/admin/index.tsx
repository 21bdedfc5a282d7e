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
  const place = locationOfSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onPlace = (change: Partial<AdminLocation>) =>
    void navigate({
      search: (before) => searchOfLocation({ ...locationOfSearch(before), ...change }),
      // Typed words are one step back however many letters they have; a chosen tab, page or item is a step of its own.
      replace: 'query' in change && !('tab' in change),
      resetScroll: false,
    })
  return <AdminPage place={place} onPlace={onPlace} onHome={() => void navigate({ to: '/' })} />
}
