// Chunk: bloom

import { logTabValues } from '@/health/cycle/rules/tracker-url'
import { BloomPage } from '@/health/cycle/bloom-page'
import { cycleTracker } from '#words/kit/screen-titles'
import { TrackerScreen, useTrackerAddress } from './tracker-screen'

/** Connects the Cycle Tracker to the URL. */
export function BloomScreen() {
  const { search, day, tab, onSearch } = useTrackerAddress(logTabValues)
  return (
    <TrackerScreen title={cycleTracker} search={search} day={day} onMode={(mode) => onSearch({ mode })}>
      {(given) => <BloomPage {...given} tab={tab} onSearch={onSearch} />}
    </TrackerScreen>
  )
}
