import type { Values } from '@/kit/rules/choice'
import { addDays, daysBetween, parseDay, type IsoDay } from '@/kit/rules/day'
import { readQuantity } from '@/kit/rules/typed-number'
import { dueDate, gestationStart, lastWeek } from './gestation'

/** The ways to enter the start of a pregnancy. */
export const startWayValues = ['last-period', 'due-date', 'conception', 'week'] as const satisfies Values
export type StartWay = (typeof startWayValues)[number]

/** The values as typed into the form. */
export type StartDraft = {
  readonly way: StartWay
  readonly day: string
  readonly week: string
  readonly extraDays: string
}

type StartField = 'day' | 'week' | 'extraDays'
type Known = Exclude<StartWay, 'week'>
/** The problem with the start. */
export type StartProblem = `${Known}-${'missing' | 'early' | 'late'}` | 'no-week' | 'no-days'
export type DueReading<Field extends string = StartField> =
  | { readonly ok: true; readonly due: IsoDay }
  | { readonly ok: false; readonly field: Field; readonly problem: StartProblem }

/** A later week means a mistyped date, or a pregnancy that has ended. */
export const latestWeek = 44

/** The possible due dates of a pregnancy that is running today. */
const dueBounds = (today: IsoDay) => ({ min: dueAtDays(today, latestWeek * 7 + 6), max: dueAtDays(today, 0) })

const dueAtDays = (today: IsoDay, days: number): IsoDay => dueDate({ by: 'last-period', day: addDays(today, -days) })

const readDay = (by: Known, text: string, today: IsoDay): DueReading<'day'> => {
  const invalid = (what: 'missing' | 'early' | 'late') =>
    ({ ok: false, field: 'day', problem: `${by}-${what}` }) as const
  const day = parseDay(text)
  if (day === null) return invalid('missing')
  if (by !== 'due-date' && day > today) return invalid('late')
  const due = dueDate({ by, day })
  const { min, max } = dueBounds(today)
  return due < min ? invalid('early') : by === 'due-date' && due > max ? invalid('late') : { ok: true, due }
}

/** NaN for anything but a whole number. */
const wholeNumber = (text: string, max: number): number => {
  const typed = readQuantity(text, { min: 0, max })
  return typed.kind === 'amount' && Number.isInteger(typed.amount) ? typed.amount : Number.NaN
}

const readWeek = ({ week, extraDays }: StartDraft, today: IsoDay): DueReading => {
  const weeks = wholeNumber(week, lastWeek)
  if (!(weeks >= 1 && weeks <= lastWeek)) return { ok: false, field: 'week', problem: 'no-week' }
  const days = extraDays.trim() === '' ? 0 : wholeNumber(extraDays, 6)
  if (!(days >= 0 && days <= 6)) return { ok: false, field: 'extraDays', problem: 'no-days' }
  return { ok: true, due: dueAtDays(today, weeks * 7 + days) }
}

/** The due date from the form, or the invalid field with its problem. */
export const readStart = (draft: StartDraft, today: IsoDay): DueReading =>
  draft.way === 'week' ? readWeek(draft, today) : readDay(draft.way, draft.day, today)

/** Parses a due date given by the clinic. @param known the current due date, which is always accepted */
export const readClinicDate = (text: string, known: IsoDay, today: IsoDay): DueReading<'day'> =>
  text === known ? { ok: true, due: known } : readDay('due-date', text, today)

/** The problem with the day on which a pregnancy ended. */
export type EndProblem = 'missing' | 'to-come' | 'before'

/** Parses the day on which a pregnancy ended. */
export const readEnd = (
  text: string,
  due: IsoDay,
  today: IsoDay,
): { readonly day: IsoDay } | { readonly day: null; readonly problem: EndProblem } => {
  const day = parseDay(text)
  if (day === null) return { day: null, problem: 'missing' }
  if (day > today) return { day: null, problem: 'to-come' }
  if (daysBetween(gestationStart(due), day) < 0) return { day: null, problem: 'before' }
  return { day }
}
