import { compareDays, daysFrom, type IsoDay } from '../../shared/day'
import { flows, type Flow } from '../history'
import { emptyDay, isEmptyDay, notesLimit, type DayLog } from '../log'

/** Something that a file says of a day. */
export type DayPart = { readonly date: IsoDay } & Partial<Omit<DayLog, 'date'>>

/** What a file holds that this app has no place for, by name, and how often. */
export type Unread = { readonly what: string; readonly count: number }

/** A file's word, and what is kept of it: nothing when it is not known. */
export type Known = Omit<DayPart, 'date'>

export const isBlank = (text: string): boolean => text.trim() === ''

/** Both texts, one below the other; neither twice. */
export const joinNotes = (mine: string, theirs: string): string => {
  if (isBlank(theirs) || mine.includes(theirs)) return mine
  if (isBlank(mine) || theirs.includes(mine)) return theirs
  return `${mine}\n${theirs}`
}

const heavier = (a: Flow | null, b: Flow | null): Flow | null => {
  if (a === null || b === null) return a ?? b
  return flows.indexOf(a) >= flows.indexOf(b) ? a : b
}

/** Many remarks on one day become one day: the heaviest flow, the first mood, every symptom and note. */
const add = (day: DayLog, { flow = null, symptoms = [], mood = null, notes = '', soaked = false, severePain = false }: DayPart): DayLog => {
  const joined = joinNotes(day.notes, notes)
  return {
    ...day,
    flow: heavier(day.flow, flow),
    symptoms: [...new Set([...day.symptoms, ...symptoms])],
    mood: day.mood ?? mood,
    notes: joined.length <= notesLimit ? joined : joined.slice(0, notesLimit).replace(/[\ud800-\udbff]$/u, ''),
    soaked: day.soaked || soaked,
    severePain: day.severePain || severePain,
  }
}

export type Gathered = { readonly days: readonly DayLog[]; readonly unread: readonly Unread[] }

const countOf = (names: readonly string[]): readonly Unread[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([what, count]) => ({ what, count })).toSorted((a, b) => b.count - a.count || (a.what < b.what ? -1 : 1))
}

/**
 * The days that a file tells of, in order.
 * @param unknown the name of each thing that it says and that this app has no place for
 */
export const gatherDays = (parts: readonly DayPart[], unknown: readonly string[]): Gathered => {
  const days = new Map<IsoDay, DayLog>()
  const tooLong: string[] = []
  for (const part of parts) {
    const before = days.get(part.date) ?? emptyDay(part.date)
    const after = add(before, part)
    const { notes = '' } = part
    if (!isBlank(notes) && !after.notes.includes(notes)) tooLong.push(`notes beyond ${notesLimit} characters a day`)
    days.set(part.date, after)
  }
  const told = [...days.values()].filter((day) => !isEmptyDay(day))
  return { days: told.toSorted((a, b) => compareDays(a.date, b.date)), unread: countOf([...unknown, ...tooLong]) }
}

/** A bleeding longer than this is a mistake in the file. */
export const longestBleeding = 31

/** The days of a period of which only the first and the last are known. */
export const bleedingDays = (start: IsoDay, end: IsoDay, flowOn: (index: number) => Flow): readonly DayPart[] =>
  daysFrom(start, end).map((date, index) => ({ date, flow: flowOn(index) }))
