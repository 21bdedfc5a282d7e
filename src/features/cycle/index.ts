export { savePastPregnancy, useLastPeriod } from './past-pregnancy'
export { TrackerGuard } from './tracker-guard'
export type { TrackerGiven } from './tracker-props'
