import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { logTabValues, trackerSearch } from '@/domain/cycle/tracker-url'
import { useTrackerAddress } from './-tracker'
import { withCode } from './-with-code'

const TrackerScreen = lazyRouteComponent(() => import('./-tracker-screen'), 'TrackerScreen')
const BloomPage = lazyRouteComponent(() => import('@/features/cycle/bloom-page'), 'BloomPage')

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: 'Cycle Tracker' },
  validateSearch: trackerSearch(logTabValues),
  component: withCode(CycleTracker, TrackerScreen, BloomPage),
})

function CycleTracker() {
  const { search, day, tab, onSearch } = useTrackerAddress(logTabValues)
  return (
    <TrackerScreen title="Cycle Tracker" search={search} day={day}>
      {(given) => <BloomPage {...given} tab={tab} onSearch={onSearch} />}
    </TrackerScreen>
  )
}
