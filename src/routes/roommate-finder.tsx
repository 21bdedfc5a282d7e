import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { choiceOf } from '@/domain/choice'
import { roommateTabs, type RoommateTab } from '@/domain/roommate-tabs'
import { useBack } from './-use-back'

const RoommatesPage = lazyRouteComponent(() => import('@/features/roommates/roommates-page'), 'RoommatesPage')

type RoommateSearch = { tab?: RoommateTab | undefined; q?: string | undefined }

/**
 * What the Roommate Finder keeps in the URL. A value that makes no sense falls away: it is overwritten, because the
 * router lays what a validator answers over what the address said.
 */
const roommateSearch = ({ tab, q }: Record<string, unknown>): RoommateSearch => {
  const chosen = choiceOf(roommateTabs, tab)
  return {
    tab: chosen === 'find' ? undefined : chosen,
    q: typeof q === 'string' && q !== '' ? q : undefined,
  }
}

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: 'Roommate Finder' },
  validateSearch: roommateSearch,
  component: RoommateFinder,
})

function RoommateFinder() {
  const { tab = 'find', q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (next: RoommateSearch) =>
    void navigate({ search: roommateSearch({ tab, q, ...next }), replace: true, resetScroll: false })
  return (
    <RoommatesPage
      tab={tab}
      query={q}
      onTab={(chosen) => change({ tab: chosen })}
      onQuery={(words) => change({ q: words })}
      onBack={useBack()}
    />
  )
}
