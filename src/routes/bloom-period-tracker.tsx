import { createFileRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { logTabs, trackerSearch } from '@/domain/cycle/tracker-url'

const TrackerScreen = lazyRouteComponent(() => import('./-tracker-screen'), 'TrackerScreen')
const BloomPage = lazyRouteComponent(() => import('@/features/cycle/bloom-page'), 'BloomPage')
const searchOf = trackerSearch(logTabs)

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: 'Cycle Tracker' },
  validateSearch: searchOf,
  component: CycleTracker,
})

function CycleTracker() {
  const search = searchOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const openDay = useLocation({ select: ({ state }) => state.day })
  return (
    <TrackerScreen title="Cycle Tracker" search={search} day={openDay}>
      {(given) => (
        <BloomPage
          {...given}
          tab={search.tab ?? logTabs[0].value}
          onSearch={(change, how = 'replace') =>
            void navigate({
              search: searchOf({ ...search, ...change }),
              state: { day: 'day' in change ? change.day : openDay },
              replace: how === 'replace',
              resetScroll: how === 'push',
            })
          }
        />
      )}
    </TrackerScreen>
  )
}
