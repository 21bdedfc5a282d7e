import type { Choices } from '../shared/choice'
import { addDays, daysBetween, parseDay, type IsoDay } from '../shared/day'
import { dueDate, gestationStart, lastWeek } from './gestation'

/** What a pregnancy is reckoned from when it is first written down. */
export type StartWay = 'last-period' | 'due-date' | 'conception' | 'week'

export const startWays = [
  { value: 'last-period', label: 'Last period' },
  { value: 'due-date', label: 'Due date' },
  { value: 'conception', label: 'Conception' },
  { value: 'week', label: 'I know my week' },
] as const satisfies Choices<StartWay>

/** As it is typed into the form. */
export type StartDraft = { readonly way: StartWay; readonly day: string; readonly week: string; readonly extraDays: string }

type StartField = 'day' | 'week' | 'extraDays'
export type DueReading<Field extends string = StartField> =
  | { readonly ok: true; readonly due: IsoDay }
  | { readonly ok: false; readonly field: Field; readonly problem: string }

/** Past this a date was mistyped, or a pregnancy has ended: nobody is left to be pregnant for so long. */
const latestWeek = 44

/** Between which days the due date of a pregnancy of today can lie. */
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
  const wrong = (what: 'missing' | 'early' | 'late') => ({ ok: false, field: 'day', problem: problems[by][what] }) as const
  const day = parseDay(text)
  if (day === null) return wrong('missing')
  if (by !== 'due-date' && day > today) return wrong('late')
  const due = dueDate({ by, day })
  const { min, max } = dueBounds(today)
  return due < min ? wrong('early') : by === 'due-date' && due > max ? wrong('late') : { ok: true, due }
}

/** Whole numbers only: what else is typed is no week. */
const wholeNumber = (text: string): number => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN)

const readWeek = ({ week, extraDays }: StartDraft, today: IsoDay): DueReading => {
  const weeks = wholeNumber(week)
  if (!(weeks >= 1 && weeks <= lastWeek)) return { ok: false, field: 'week', problem: `Write a week from 1 to ${lastWeek}.` }
  const days = extraDays.trim() === '' ? 0 : wholeNumber(extraDays)
  if (!(days >= 0 && days <= 6)) return { ok: false, field: 'extraDays', problem: 'Write 0 to 6 days.' }
  return { ok: true, due: dueAtDays(today, weeks * 7 + days) }
}

/** The due date that a start form tells of, or what is wrong with it in plain words. */
export const readStart = (draft: StartDraft, today: IsoDay): DueReading =>
  draft.way === 'week' ? readWeek(draft, today) : readDay(draft.way, draft.day, today)

/** A due date that the clinic has given. @param known the one so far, which is never wrong by being kept */
export const readClinicDate = (text: string, known: IsoDay, today: IsoDay): DueReading<'day'> =>
  text === known ? { ok: true, due: known } : readDay('due-date', text, today)

/** The day on which a pregnancy ended, or what is wrong with it. */
export const readEnd = (text: string, due: IsoDay, today: IsoDay): { readonly day: IsoDay | null; readonly problem: string } => {
  const day = parseDay(text)
  if (day === null) return { day: null, problem: 'Choose a day. If you are not sure, one near it is fine.' }
  if (day > today) return { day: null, problem: 'That day is still to come.' }
  if (daysBetween(gestationStart(due), day) < 0) return { day: null, problem: 'That day lies before this pregnancy.' }
  return { day, problem: '' }
}
