import { choiceOf, type Choices } from '../shared/choice'
import type { IsoDay } from '../shared/day'

/** The tabs of the second tracker. */
export type TrackerTab = 'track' | 'calendar' | 'history' | 'insights' | 'education'
export const trackerTabs: Choices<TrackerTab> = [
  { value: 'track', label: 'Track' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'history', label: 'History' },
  { value: 'insights', label: 'Insights' },
  { value: 'education', label: 'Education' },
]

/** What a day's log of the premium-style tracker is parted into. */
export type LogTab = 'symptoms' | 'mood' | 'notes'
export const logTabs: Choices<LogTab> = [
  { value: 'symptoms', label: 'Symptoms' },
  { value: 'mood', label: 'Mood' },
  { value: 'notes', label: 'Notes' },
]

const trackerViews = ['settings', 'insights', 'history'] as const
/** What opens over a tracker; the second one has insights and history as tabs. */
export type TrackerView = (typeof trackerViews)[number]

/** Pregnancy mode is on by itself while there is a pregnancy, until the person looks at the cycle. */
export type TrackerMode = 'cycle' | 'pregnancy'
const modes: readonly TrackerMode[] = ['cycle', 'pregnancy']

export type TrackerSearch<Tab extends string> = {
  day?: undefined
  tab?: Tab | undefined
  view?: TrackerView | undefined
  mode?: TrackerMode | undefined
}

/** What changes of a tracker: what the URL keeps, and the day that is open; none is today. */
export type TrackerChange<Tab extends string> = Omit<TrackerSearch<Tab>, 'day'> & { readonly day?: IsoDay | undefined }

/**
 * What a tracker keeps in the URL. Nonsense falls away, and so does the tab that is chosen at first. Days are not among it: the
 * browser's list of visited pages would tell when somebody had looked at which day.
 */
export const trackerSearch =
  <Tab extends string>(tabs: Choices<Tab>) =>
  ({ tab, view, mode }: Record<string, unknown>): TrackerSearch<Tab> => {
    const chosen = choiceOf(tabs, tab)
    return {
      // A day in the address is ignored: it would stay in the browser's history. What is left out would stay in the address.
      day: undefined,
      tab: chosen === tabs[0].value ? undefined : chosen,
      view: trackerViews.find((known) => known === view),
      mode: modes.find((known) => known === mode),
    }
  }
