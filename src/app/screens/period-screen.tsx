// Chunk: trackers

import { trackerTabValues } from '@/health/cycle/rules/tracker-url'
import { TrackerPage } from '@/health/cycle/tracker-page'
import { periodTracker } from '#words/kit/screen-titles'
import { TrackerScreen, useTrackerAddress } from './tracker-screen'

/** Connects the Period Tracker to the URL. */
export function PeriodScreen() {
  const { search, day, tab, onSearch } = useTrackerAddress(trackerTabValues)
  return (
    <TrackerScreen title={periodTracker} search={search} day={day} onMode={(mode) => onSearch({ mode })}>
      {(given) => <TrackerPage {...given} tab={tab} onSearch={onSearch} />}
    </TrackerScreen>
  )
}
