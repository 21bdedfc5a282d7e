import type { Choices } from '../shared/choice'
import { addDays, daysBetween, parseDay, type IsoDay } from '../shared/day'
import { dueDate, gestationStart, lastWeek } from './gestation'

/** How a person enters the start of a pregnancy. */
export type StartWay = 'last-period' | 'due-date' | 'conception' | 'week'

export const startWays = [
  { value: 'last-period', label: 'Last period' },
  { value: 'due-date', label: 'Due date' },
  { value: 'conception', label: 'Conception' },
  { value: 'week', label: 'I know my week' },
] as const satisfies Choices<StartWay>

/** As typed into the form. */
export type StartDraft = { readonly way: StartWay; readonly day: string; readonly week: string; readonly extraDays: string }

type StartField = 'day' | 'week' | 'extraDays'
export type DueReading<Field extends string = StartField> =
  | { readonly ok: true; readonly due: IsoDay }
  | { readonly ok: false; readonly field: Field; readonly problem: string }

/** A later week means a mistyped date, or a pregnancy that has ended. */
const latestWeek = 44

/** The possible due dates of a pregnancy that is running today. */
const dueBounds = (today: IsoDay) => ({ min: dueAtDays(today, latestWeek * 7 + 6), max: dueAtDays(today, 0) })

const dueAtDays = (today: IsoDay, days: number): IsoDay => dueDate({ by: 'last-period', day: addDays(today, -days) })

const problems = {
  'last-period': {
    missing: 'Choose the first day of your last period.',
    early: `That is more than ${latestWeek} weeks ago. Please check the date, or ask your clinic.`,
    late: 'That day is still to come. Choose the day on which your last period began.',
  },
  conception: {
    missing: 'Choose the day of conception, or a day near it.',
    early: 'That is too long ago for a pregnancy now. Please check the date, or ask your clinic.',
    late: 'That day is still to come. Choose a day that has been.',
  },
  'due-date': {
    missing: 'Choose the due date.',
    early: 'That date is too long past. Please check it, or ask your clinic.',
    late: 'That is more than 40 weeks away. Please check the date.',
  },
} as const

const readDay = (by: keyof typeof problems, text: string, today: IsoDay): DueReading<'day'> => {
  const invalid = (what: 'missing' | 'early' | 'late') => ({ ok: false, field: 'day', problem: problems[by][what] }) as const
  const day = parseDay(text)
  if (day === null) return invalid('missing')
  if (by !== 'due-date' && day > today) return invalid('late')
  const due = dueDate({ by, day })
  const { min, max } = dueBounds(today)
  return due < min ? invalid('early') : by === 'due-date' && due > max ? invalid('late') : { ok: true, due }
}

/** NaN for anything but a whole number. */
const wholeNumber = (text: string): number => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN)

const readWeek = ({ week, extraDays }: StartDraft, today: IsoDay): DueReading => {
  const weeks = wholeNumber(week)
  if (!(weeks >= 1 && weeks <= lastWeek)) return { ok: false, field: 'week', problem: `Write a week from 1 to ${lastWeek}.` }
  const days = extraDays.trim() === '' ? 0 : wholeNumber(extraDays)
  if (!(days >= 0 && days <= 6)) return { ok: false, field: 'extraDays', problem: 'Write 0 to 6 days.' }
  return { ok: true, due: dueAtDays(today, weeks * 7 + days) }
}

/** The due date from the form, or the invalid field with a message. */
export const readStart = (draft: StartDraft, today: IsoDay): DueReading =>
  draft.way === 'week' ? readWeek(draft, today) : readDay(draft.way, draft.day, today)

/** Parses a due date given by the clinic. @param known the current due date, which is always accepted */
export const readClinicDate = (text: string, known: IsoDay, today: IsoDay): DueReading<'day'> =>
  text === known ? { ok: true, due: known } : readDay('due-date', text, today)

/** Parses the day on which a pregnancy ended; `day` is null when there is a problem. */
export const readEnd = (text: string, due: IsoDay, today: IsoDay): { readonly day: IsoDay | null; readonly problem: string } => {
  const day = parseDay(text)
  if (day === null) return { day: null, problem: 'Choose a day. If you are not sure, one near it is fine.' }
  if (day > today) return { day: null, problem: 'That day is still to come.' }
  if (daysBetween(gestationStart(due), day) < 0) return { day: null, problem: 'That day lies before this pregnancy.' }
  return { day, problem: '' }
}
