import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CampusCard } from '@/features/campus/campus-card'
import { profileSearch } from '@/domain/account/profile-search'
import { withCode } from './-with-code'

const ProfilePage = lazyRouteComponent(() => import('@/features/profile/profile-page'), 'ProfilePage')

export const Route = createFileRoute('/profile')({
  staticData: { title: 'Profile' },
  validateSearch: profileSearch,
  component: withCode(ProfileScreen, ProfilePage),
})

function ProfileScreen() {
  const { view } = profileSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  // Entering edit mode pushes a history entry, so that Back leaves it; leaving otherwise replaces the entry.
  const show = (next: typeof view, replace: boolean) => void navigate({ search: profileSearch({ view: next }), replace })
  return <ProfilePage view={view} campus={<CampusCard />} onEdit={() => show('edit', false)} onShow={() => show(undefined, true)} />
}
