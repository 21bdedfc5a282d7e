import type { Period } from '@/health/cycle/rules/history'
import type { NextPeriod } from '@/health/cycle/rules/prediction'
import type { ReminderChoices } from '@/health/cycle/rules/reminder-choices'
import type { CalendarEvent } from '@/health/cycle/rules/transfer/calendar-file'
import { periodsInFile } from '@/health/cycle/rules/transfer/coming-periods'
import type { IsoDay } from '@/kit/rules/day'
import { dayCount, shortDay } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/period-events'

type Texts = Pick<CalendarEvent, 'summary' | 'description'> & { readonly alarm: string }

/** Reveals nothing to somebody who looks over the shoulder. */
const discreet: Texts = {
  summary: messages.discreetSummary,
  description: messages.discreetDescription,
  alarm: messages.discreetSummary,
}

const expected = (period: NextPeriod): string => {
  const [from, to] = [shortDay(period.from), shortDay(period.to)]
  if (period.from === period.to)
    return messages.expectedOn({ day: period.kind === 'day' ? shortDay(period.day) : from })
  return period.kind === 'day'
    ? messages.expectedOnOrBetween({ day: shortDay(period.day), from, to })
    : messages.expectedBetween({ from, to })
}

const plain = (period: NextPeriod, daysBefore: number): Texts => ({
  summary: messages.summary,
  description: expected(period),
  alarm: messages.alarm({
    days: dayCount(daysBefore),
    day: shortDay(period.kind === 'day' ? period.day : period.from),
  }),
})

/**
 * The id of an expected period: its number in the whole log, of which only the remainder is kept. So it stays when
 * periods are logged, and every file uses all ids: whatever was changed in the past, the file replaces each event of an
 * earlier one.
 */
const idOf = (number: number): string => String(number % periodsInFile)

/**
 * The coming periods as calendar events: on the expected day, or over the window when there is no single day.
 * @param logged the periods in the log, after which these come
 */
export const periodEvents = (
  periods: readonly NextPeriod[],
  logged: readonly Period[],
  { words, daysBefore, hour }: Pick<ReminderChoices, 'words' | 'daysBefore' | 'hour'>,
): readonly CalendarEvent[] =>
  periods.map((period, index) => {
    const { summary, description, alarm } = words === 'discreet' ? discreet : plain(period, daysBefore)
    return {
      id: idOf(logged.length + index),
      from: period.kind === 'day' ? period.day : period.from,
      to: period.kind === 'day' ? period.day : period.to,
      summary,
      description,
      remind: { daysBefore, hour, text: alarm },
      cancelled: false,
    }
  })

/**
 * Events that take the periods of an earlier file out of a calendar. A calendar that does not know cancelled events
 * moves them to today.
 */
export const cancelledEvents = (today: IsoDay): readonly CalendarEvent[] =>
  Array.from({ length: periodsInFile }, (_, number) => ({
    id: idOf(number),
    from: today,
    to: today,
    summary: discreet.summary,
    description: discreet.description,
    remind: null,
    cancelled: true,
  }))
