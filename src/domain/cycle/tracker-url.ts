import { choiceOf, type Choices } from '../choice'

/** The tabs of the second tracker (spec part 2, section 2). */
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
const likeDay = /^\d{4}-\d{2}-\d{2}$/
const modes: readonly TrackerMode[] = ['cycle', 'pregnancy']

export type TrackerSearch<Tab extends string> = {
  tab?: Tab | undefined
  /** In the form of a day; whoever opens it sees whether there is such a day. Days themselves are no part of the first load. */
  day?: string | undefined
  view?: TrackerView | undefined
  mode?: TrackerMode | undefined
}

/** What a tracker keeps in the URL. Nonsense falls away, and so does the tab that is chosen at first. */
export const trackerSearch =
  <Tab extends string>(tabs: Choices<Tab>) =>
  ({ tab, day, view, mode }: Record<string, unknown>): TrackerSearch<Tab> => {
    const chosen = choiceOf(tabs, tab)
    return {
      tab: chosen === tabs[0].value ? undefined : chosen,
      day: typeof day === 'string' && likeDay.test(day) ? day : undefined,
      view: trackerViews.find((known) => known === view),
      mode: modes.find((known) => known === mode),
    }
  }
