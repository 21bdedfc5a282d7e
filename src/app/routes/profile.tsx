import { createFileRoute } from '@tanstack/react-router'
import { profileSearch } from '@/account/rules/account-url'
import { profile } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'
import { withCode } from './-with-code'

const ProfileScreen = lazyScreen(async () => (await import('./-profile-screen')).ProfileScreen)

export const Route = createFileRoute('/profile')({
  staticData: { title: profile },
  validateSearch: profileSearch,
  component: withCode(Profile, ProfileScreen),
})

function Profile() {
  const { view, language } = profileSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  // Entering edit mode pushes a history entry, so that Back leaves it; leaving otherwise replaces the entry.
  const show = (next: typeof view, replace: boolean) =>
    void navigate({ search: profileSearch({ view: next }), replace })
  return (
    <ProfileScreen
      view={view}
      language={language}
      onEdit={() => show('edit', false)}
      onShow={() => show(undefined, true)}
    />
  )
}
