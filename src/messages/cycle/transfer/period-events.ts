import type { NextPeriod } from '@/domain/cycle/prediction'
import type { ReminderChoices } from '@/domain/cycle/reminder-choices'
import type { CalendarEvent } from '@/domain/cycle/transfer/calendar-file'
import type { IsoDay } from '@/domain/shared/day'
import { dayCount, shortDay } from '../../shared/format-day'

type Texts = Pick<CalendarEvent, 'summary' | 'description'> & { readonly alarm: string }

/** Reveals nothing to somebody who looks over the shoulder. */
const discreet: Texts = { summary: 'Comrade: a note for you', description: 'Open the app when you have a moment', alarm: 'Comrade: a note for you' }

const plain = (period: NextPeriod, daysBefore: number): Texts => {
  const range = period.from === period.to ? null : `between ${shortDay(period.from)} and ${shortDay(period.to)}`
  const first = period.kind === 'day' ? period.day : period.from
  const when = period.kind === 'day' ? [`on ${shortDay(period.day)}`, range] : [range ?? `on ${shortDay(period.from)}`]
  return {
    summary: 'Your period may start',
    description: `Expected ${when.filter((each) => each !== null).join(', or ')}. This is an estimate, not contraception.`,
    alarm: `Your period may start in ${dayCount(daysBefore)} (${shortDay(first)})`,
  }
}

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
