export { keepPastPregnancy, useLastPeriod } from './past-pregnancy'
export { TrackerDoor } from './tracker-door'
export type { TrackerGiven } from './tracker-props'
