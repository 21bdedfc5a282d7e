import { guessDateOrder, type DateGuess } from '@/health/cycle/rules/transfer/date-order'
import { isDate, readDate, type DateOrder } from '@/health/cycle/rules/transfer/dates'
import {
  bleedingDays,
  gatherDays,
  longestBleeding,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type UnreadContent,
} from '@/health/cycle/rules/transfer/gather-days'
import { normalizedWord } from '@/health/cycle/rules/transfer/vocabulary'
import { cutText } from '@/kit/rules/cut-text'
import { compareDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { contentOfWord } from './my-calendar-words'

/**
 * The export of My Calendar (the app "Period Calendar") for a doctor: a text with a line for each event, `3 Jan 2026`,
 * a tab and `Period starts`, `Period ends`, `Symptoms:Cramps;Headache;`, `Note:…` (github.com/EmmaTellblom/Mensinator,
 * pull request 240). A line without a date and a tab goes on with the event before it.
 */
type Line = { readonly date: string; readonly event: string; readonly more: string[] }

const eventOf = (line: string): Line | null => {
  const [date = ''] = line.split('\t', 1)
  const event = line.slice(date.length).trim()
  return isDate(date) && event !== '' ? { date, event, more: [] } : null
}

const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = []
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const event = eventOf(line)
    if (event) lines.push(event)
    else lines.at(-1)?.more.push(line)
  }
  return lines
}

const starts = /^period (?:start|starts|started|begins|began)$|^start of period$/u
const ends = /^period (?:end|ends|ended)$|^end of period$/u
const symptoms = /^(?:symptoms?|moods?)\s*:\s*(.*)$/isu
const notes = /^notes?\s*:\s*(.*)$/isu

type Event = { readonly day: IsoDay; readonly event: string; readonly more: readonly string[]; readonly word: string }
type Found = { readonly parts: readonly DayPart[]; readonly unknown: readonly FoundUnread[] }

const namedOf = (texts: readonly string[], date: IsoDay): readonly FoundUnread[] =>
  texts.filter((text) => text.trim() !== '').map((text) => ({ kind: 'named', name: cutText(text.trim(), 60), date }))

const readEvent = ({ event, more, day: date }: Event): Found => {
  const whole = [event, ...more].join('\n').trim()
  const note = notes.exec(whole)?.[1]
  if (note !== undefined) return { parts: [{ date, notes: note }], unknown: [] }
  const words = (symptoms.exec(whole)?.[1] ?? '')
    .split(/[;,\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0) return { parts: [], unknown: namedOf([event, ...more], date) }
  const contents = words.map((word) => ({ word, content: contentOfWord(word) }))
  return {
    parts: contents.flatMap(({ content }) => (content ? [{ ...content, date }] : [])),
    unknown: contents.flatMap(({ word, content }) => (content ? [] : [{ kind: 'symptom' as const, word, date }])),
  }
}

const periodOf = (start: IsoDay, end: IsoDay | null): readonly DayPart[] | UnreadContent => {
  const last = end ?? start
  if (last < start) return { kind: 'periods-ending-early' }
  return daysBetween(start, last) < longestBleeding ? bleedingDays(start, last) : { kind: 'long-periods' }
}

const daysOfLines = (lines: readonly Line[], order: DateOrder): Gathered => {
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = []
  const events: Event[] = []
  for (const { date, event, more } of lines) {
    const day = readDate(date, order)
    if (day) events.push({ day, event, more, word: normalizedWord(event) })
    else unknown.push({ kind: 'entries-without-date' })
  }
  const sorted = events.toSorted((a, b) => compareDays(a.day, b.day))
  for (const [index, event] of sorted.entries()) {
    const { day, word, more } = event
    const isStart = starts.test(word)
    const found = isStart || ends.test(word) ? { parts: [], unknown: namedOf(more, day) } : readEvent(event)
    parts.push(...found.parts)
    unknown.push(...found.unknown)
    if (!isStart) continue
    const later = sorted.slice(index + 1).find((other) => starts.test(other.word) || ends.test(other.word))
    const period = periodOf(day, later && ends.test(later.word) ? later.day : null)
    if ('kind' in period) unknown.push(period)
    else parts.push(...period)
  }
  return gatherDays(parts, unknown)
}

/** Its dates as it writes them, and the days by their order. */
export type CalendarText = {
  readonly dates: readonly string[]
  readonly guess: DateGuess
  readonly daysIn: (order: DateOrder) => Gathered
}

/** @returns null if this is not such a text */
export const readMyCalendarText = (text: string): CalendarText | null => {
  const lines = linesOf(text)
  if (!lines.some(({ event }) => starts.test(normalizedWord(event)))) return null
  const dates = lines.map(({ date }) => date.trim())
  return { dates, guess: guessDateOrder(dates), daysIn: (order) => daysOfLines(lines, order) }
}
