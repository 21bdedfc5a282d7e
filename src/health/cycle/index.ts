export { savePastPregnancy, useLastPeriod, useNoteTracked } from './past-pregnancy'
export { TrackerGuard } from './tracker-guard'
export type { CommonTrackerProps } from './tracker-props'
