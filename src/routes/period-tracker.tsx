import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { trackerTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { useTrackerAddress } from './-tracker'
import { withCode } from './-with-code'

const TrackerScreen = lazyRouteComponent(() => import('./-tracker-screen'), 'TrackerScreen')
const TrackerPage = lazyRouteComponent(() => import('@/features/cycle/tracker-page'), 'TrackerPage')

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: 'Period Tracker' },
  validateSearch: trackerSearch(trackerTabValues),
  component: withCode(PeriodTracker, TrackerScreen, TrackerPage),
})

function PeriodTracker() {
  const { search, day, tab, onSearch } = useTrackerAddress(trackerTabValues)
  return (
    <TrackerScreen title="Period Tracker" search={search} day={day}>
      {(given) => <TrackerPage {...given} tab={tab} onSearch={onSearch} />}
    </TrackerScreen>
  )
}
