import { createFileRoute, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { trackerTabs, trackerSearch } from '@/domain/cycle/tracker-url'

const TrackerScreen = lazyRouteComponent(() => import('./-tracker-screen'), 'TrackerScreen')
const TrackerPage = lazyRouteComponent(() => import('@/features/cycle/tracker-page'), 'TrackerPage')
const searchOf = trackerSearch(trackerTabs)

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: 'Period Tracker' },
  validateSearch: searchOf,
  component: PeriodTracker,
})

function PeriodTracker() {
  const search = searchOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const openDay = useLocation({ select: ({ state }) => state.day })
  return (
    <TrackerScreen title="Period Tracker" search={search} day={openDay}>
      {(given) => (
        <TrackerPage
          {...given}
          tab={search.tab ?? trackerTabs[0].value}
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
