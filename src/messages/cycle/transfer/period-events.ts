import type { NextPeriod } from '@/domain/cycle/prediction'
import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import type { CalendarEvent } from '@/domain/cycle/transfer/calendar-file'
import type { IsoDay } from '@/domain/shared/day'
import { dayCount, shortDay } from '../../shared/format-day'
import * as messages from '../period-events.gen'

type Texts = Pick<CalendarEvent, 'summary' | 'description'> & { readonly alarm: string }

/** Reveals nothing to somebody who looks over the shoulder. */
const discreet: Texts = { summary: messages.discreetSummary, description: messages.discreetDescription, alarm: messages.discreetSummary }

const expected = (period: NextPeriod): string => {
  const [from, to] = [shortDay(period.from), shortDay(period.to)]
  if (period.from === period.to) return messages.expectedOn({ day: period.kind === 'day' ? shortDay(period.day) : from })
  return period.kind === 'day' ? messages.expectedOnOrBetween({ day: shortDay(period.day), from, to }) : messages.expectedBetween({ from, to })
}

const plain = (period: NextPeriod, daysBefore: number): Texts => ({
  summary: messages.summary,
  description: expected(period),
  alarm: messages.alarm({ days: dayCount(daysBefore), day: shortDay(period.kind === 'day' ? period.day : period.from) }),
})

/**
 * The coming periods as calendar events: on the expected day, or over the window when there is no single day.
 * @param since the first day of the running cycle, which keeps the ids of events stable across files
 */
export const periodEvents = (
  periods: readonly NextPeriod[],
  since: IsoDay,
  { words, daysBefore, hour }: Pick<ReminderChoices, 'words' | 'daysBefore' | 'hour'>,
): readonly CalendarEvent[] =>
  periods.map((period, index) => {
    const { summary, description, alarm } = words === 'discreet' ? discreet : plain(period, daysBefore)
    return {
      id: `${since}-${index + 1}`,
      from: period.kind === 'day' ? period.day : period.from,
      to: period.kind === 'day' ? period.day : period.to,
      summary,
      description,
      remind: { daysBefore, hour, text: alarm },
    }
  })
