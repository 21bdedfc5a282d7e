import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { profileSearch } from '@/domain/account/profile-search'

const ProfilePage = lazyRouteComponent(() => import('@/features/profile/profile-page'), 'ProfilePage')

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile' },
  validateSearch: profileSearch,
  component: ProfileScreen,
})

function ProfileScreen() {
  const { view } = profileSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  // Edit mode is a step that Back takes back; leaving it takes that step off again.
  const show = (next: typeof view, replace: boolean) => void navigate({ search: profileSearch({ view: next }), replace })
  return <ProfilePage view={view} onEdit={() => show('edit', false)} onShow={() => show(undefined, true)} />
}
