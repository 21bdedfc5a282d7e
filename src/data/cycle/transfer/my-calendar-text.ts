import { isDate, guessDateOrder, readDate } from '../../../domain/cycle/transfer/dates'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type Gathered, type UnreadContent } from '../../../domain/cycle/transfer/gather-days'
import { normalizedWord } from '@/domain/cycle/transfer/vocabulary'
import { cutText } from '@/domain/shared/cut-text'
import { compareDays, daysBetween, type IsoDay } from '@/domain/shared/day'
import { contentOfWord } from './my-calendar-words'

/**
 * What My Calendar (the app "Period Calendar") exports for a doctor: a text with a line for each event, `3 Jan 2026`, a tab
 * and `Period starts`, `Period ends`, `Symptoms:Cramps;Headache;`, `Note:…` (github.com/EmmaTellblom/Mensinator, pull
 * request 240).
 */
type Line = { readonly date: string; readonly event: string }

const lineOf = (line: string): readonly Line[] => {
  const [date = '', event = ''] = line.split('\t', 2)
  return isDate(date) && event.trim() !== '' ? [{ date, event: event.trim() }] : []
}

const starts = /^period (?:start|starts|started|begins|began)$|^start of period$/u
const ends = /^period (?:end|ends|ended)$|^end of period$/u
const symptoms = /^(?:symptoms?|moods?)\s*:\s*(.*)$/isu
const notes = /^notes?\s*:\s*(.*)$/isu

type Found = { readonly parts: readonly DayPart[]; readonly unknown: readonly UnreadContent[] }

const readEvent = (event: string, date: IsoDay): Found => {
  const note = notes.exec(event)?.[1]
  if (note !== undefined) return { parts: [{ date, notes: note }], unknown: [] }
  const words = (symptoms.exec(event)?.[1] ?? '').split(/[;,]/u).map((word) => word.trim()).filter((word) => word !== '')
  if (words.length === 0) return { parts: [], unknown: [{ kind: 'named', name: cutText(event, 60) }] }
  const contents = words.map((word) => ({ word, content: contentOfWord(word) }))
  return {
    parts: contents.flatMap(({ content }) => (content ? [{ ...content, date }] : [])),
    unknown: contents.flatMap(({ word, content }) => (content ? [] : [{ kind: 'symptom' as const, word }])),
  }
}

const periodOf = (start: IsoDay, end: IsoDay | null): readonly DayPart[] | UnreadContent => {
  const last = end ?? start
  if (last < start) return { kind: 'periods-ending-early' }
  return daysBetween(start, last) < longestBleeding ? bleedingDays(start, last) : { kind: 'long-periods' }
}

/** @returns null if this is not such a text */
export const readMyCalendarText = (text: string): Gathered | null => {
  const lines = text.split(/\r?\n/u).flatMap(lineOf)
  if (!lines.some(({ event }) => starts.test(normalizedWord(event)))) return null
  const { order } = guessDateOrder(lines.map(({ date }) => date))
  const parts: DayPart[] = []
  const unknown: UnreadContent[] = []
  const events = lines.flatMap(({ date, event }) => {
    const day = readDate(date, order)
    return day ? [{ day, event, word: normalizedWord(event) }] : []
  })
  const sorted = events.toSorted((a, b) => compareDays(a.day, b.day))
  for (const [index, { day, event, word }] of sorted.entries()) {
    if (ends.test(word)) continue
    if (!starts.test(word)) {
      const found = readEvent(event, day)
      parts.push(...found.parts)
      unknown.push(...found.unknown)
      continue
    }
    const later = sorted.slice(index + 1).find((other) => starts.test(other.word) || ends.test(other.word))
    const period = periodOf(day, later && ends.test(later.word) ? later.day : null)
    if ('kind' in period) unknown.push(period)
    else parts.push(...period)
  }
  return gatherDays(parts, unknown)
}
