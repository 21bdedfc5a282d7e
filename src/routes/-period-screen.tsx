import { trackerTabValues } from '@/domain/cycle/tracker-url'
import { TrackerPage } from '@/features/cycle/tracker-page'
import { periodTracker } from '@/messages/shell/screen-titles.gen'
import { useTrackerAddress } from './-tracker'
import { TrackerScreen } from './-tracker-screen'

/** Connects the Period Tracker to the URL. */
export function PeriodScreen() {
  const { search, day, tab, onSearch } = useTrackerAddress(trackerTabValues)
  return (
    <TrackerScreen title={periodTracker} search={search} day={day} onMode={(mode) => onSearch({ mode })}>
      {(given) => <TrackerPage {...given} tab={tab} onSearch={onSearch} />}
    </TrackerScreen>
  )
}
