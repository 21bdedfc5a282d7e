import { oneOf, valueInUrl, type Values } from '@/kit/rules/choice'
import { trackerArticleIds, type TrackerArticleId } from '@/education/rules/articles'
import type { IsoDay } from '@/kit/rules/day'

/** The tabs of the second tracker. */
export const trackerTabValues = ['track', 'calendar', 'history', 'insights', 'education'] as const satisfies Values
export type TrackerTab = (typeof trackerTabValues)[number]

/** The tabs of a day's log in the premium-style tracker. */
export const logTabValues = ['symptoms', 'mood', 'notes', 'more'] as const satisfies Values
export type LogTab = (typeof logTabValues)[number]

const trackerViews = ['settings', 'insights', 'history', 'summary', 'today'] as const
/**
 * Overlays of a tracker; `today` is the sheet of today. The second tracker has insights and history as tabs instead.
 */
export type TrackerView = (typeof trackerViews)[number]

/** Pregnancy mode is the default during a pregnancy, until the person switches to the cycle. */
export type TrackerMode = 'cycle' | 'pregnancy'
const modes: readonly TrackerMode[] = ['cycle', 'pregnancy']

export type TrackerSearch<Tab extends string> = {
  day?: undefined
  tab?: Tab | undefined
  view?: TrackerView | undefined
  mode?: TrackerMode | undefined
  article?: TrackerArticleId | undefined
}

/** A change of the URL parameters or of the open day; without a day it is today. */
export type TrackerChange<Tab extends string> = Omit<TrackerSearch<Tab>, 'day'> & { readonly day?: IsoDay | undefined }

/**
 * Parses the URL parameters of a tracker; drops invalid values and the default tab. The open day is never in the URL,
 * because the browser's history would reveal which days somebody has looked at.
 */
export const trackerSearch =
  <Tab extends string>(tabs: Values<Tab>) =>
  ({ tab, view, mode, article }: Record<string, unknown>): TrackerSearch<Tab> => ({
    // Explicitly undefined, so that the router removes a day from the URL.
    day: undefined,
    tab: valueInUrl(tabs, tab),
    view: oneOf(trackerViews, view),
    mode: oneOf(modes, mode),
    article: oneOf(trackerArticleIds, article),
  })
