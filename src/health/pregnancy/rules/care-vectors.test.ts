import { expect, it } from 'vitest'
import { addPastPregnancy, changeProfile, editDay, logPeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import { logEmergencyPill } from '@/health/cycle/rules/method-commands'
import { newPregnancyStart } from '@/health/cycle/rules/last-period'
import { newProfile, type CycleLog } from '@/health/cycle/rules/log'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { clearCare } from './care'
import type { CareVector } from '#support/health/pregnancy/care-vector'
import { contractionVectors } from '#support/health/pregnancy/contraction-vectors'
import { lastPeriodVectors } from '#support/health/pregnancy/last-period-vectors'
import { movementVectors } from '#support/health/pregnancy/movement-vectors'
import { visitVectors } from '#support/health/pregnancy/visit-vectors'
import { adviceOn, doubtAbout, type Contraction, type ContractionAdvice, type Doubt } from './contractions'
import { gestationStart, isOverdue, isPastTerm, type Gestation } from './gestation'
import {
  addMovement,
  asksForFirstMovements,
  resultOf,
  settleCount,
  startCount,
  takeBackMovement,
  type CountResult,
  type MovementCount,
} from './movements'
import { visitsOf, visitWeeks } from './visits'

const adviceWords: Readonly<Record<ContractionAdvice, string>> = {
  early: 'call or go now: before 37 weeks',
  many: 'call or go now: six in ten minutes',
  long: 'call or go now: longer than two minutes',
  go: 'call and go: every five minutes, of about a minute',
}
const doubtWords: Readonly<Record<Doubt, string>> = {
  'no-end': 'asks: did you forget to end it?',
  'too-long': 'asks: did you forget to end it?',
  clock: 'asks: its times cannot be right',
}
const countWords: Readonly<Record<CountResult, string>> = {
  counting: 'counts',
  ten: 'ten: usual',
  few: 'fewer than ten in two hours: call or go now',
  stopped: 'stopped: says nothing',
  unfinished: 'not finished: does your baby move as usual now? If not, call or go now',
}

class UnreadableWords extends Error {}
const partsOf = (pattern: RegExp, words: string): readonly string[] | null => pattern.exec(words)?.slice(1) ?? null

/** "10:12:00", "next day 0:10:00" */
const instantOf = (words: string): number => {
  const [next, hour, minute, second] = partsOf(/^(next day )?(\d+):(\d\d):(\d\d)$/, words) ?? []
  if (hour === undefined) throw new UnreadableWords(words)
  return new Date(2026, 10, next ? 22 : 21, Number(hour), Number(minute), Number(second)).getTime()
}

/** "32w 6d" */
const weeksIn = (words: string): Gestation | null => {
  const [weeks, days] = partsOf(/^(\d+)w (\d)d$/, words) ?? []
  return weeks === undefined ? null : { weeks: Number(weeks), days: Number(days) }
}

const contractionIn = (words: string): Contraction => {
  const [start = '', end] = partsOf(/^contraction (.+?)(?: to (.+)|, no end)$/, words) ?? []
  return { start: instantOf(start), end: end === undefined ? null : instantOf(end) }
}

const contractionsSay = (entered: readonly string[], now: number): readonly string[] => {
  const all = entered.filter((words) => words.startsWith('contraction')).map(contractionIn)
  const gestation = entered.map(weeksIn).find((weeks) => weeks !== null) ?? { weeks: 0, days: 0 }
  const advice = adviceOn(all, gestation, now)
  const last = all.at(-1)
  const doubt = last ? doubtAbout(last, now) : null
  return [advice ? adviceWords[advice] : 'no warning', ...(doubt ? [doubtWords[doubt]] : [])]
}

const countChange = (words: string): ((counts: readonly MovementCount[]) => readonly MovementCount[]) => {
  const [start, movements, end] = partsOf(/^count (\S+), (\d+) movements, (?:not stopped|stopped (\S+))$/, words) ?? []
  if (start !== undefined)
    return (counts) => [
      ...counts,
      { start: instantOf(start), end: end === undefined ? null : instantOf(end), movements: Number(movements) },
    ]
  const [tap, at = ''] = partsOf(/^(it moved|taken back|begun anew|seen) (.+)$/, words) ?? []
  const change = new Map([
    ['it moved', addMovement],
    ['taken back', takeBackMovement],
    ['begun anew', startCount],
    ['seen', settleCount],
  ]).get(tap ?? '')
  if (!change) throw new UnreadableWords(words)
  return change(instantOf(at))
}

const countsSay = (entered: readonly string[], now: number): readonly string[] =>
  entered
    .reduce<readonly MovementCount[]>((counts, words) => countChange(words)(counts), [])
    .map((count) => countWords[resultOf(count, now)])

const weeksSay = (entered: readonly string[], gestation: Gestation): readonly string[] => {
  const due = isoDay('2027-06-01')
  const today = addDays(gestationStart(due), gestation.weeks * 7 + gestation.days)
  const numbers = entered.flatMap(
    (words) =>
      partsOf(/^visits ticked: (.+)$/, words)?.[0]
        ?.split(', ')
        .map(Number) ?? [],
  )
  const visits = visitsOf(
    due,
    today,
    numbers.flatMap((number) => visitWeeks[number - 1] ?? []).map((week) => ({ week, ticked: today })),
  )
  const next = visits.findIndex(({ state }) => state === 'next')
  const visitWords = () => {
    if (isOverdue(gestation)) return 'call the clinic today'
    if (visits[0]?.state === 'due') return 'the first contact is due now, go this week'
    return next === -1 ? 'call the clinic when you are 41w 0d' : `next is visit ${next + 1}`
  }
  return [
    `visits: ${visitWords()}`,
    ...(isOverdue(gestation) ? ['record: call the clinic today'] : []),
    ...(isPastTerm(gestation) ? ['record: 42 weeks or more'] : []),
    ...(asksForFirstMovements(gestation) ? ['nothing felt yet? See a midwife today'] : []),
  ]
}

const logChange = (words: string): LogChange => {
  const [what, from = '', to = '', ended] =
    partsOf(
      /^(period|bleeding|positive test|emergency pill|pregnancy|a record due) (\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?(?:, (loss|birth))?/,
      words,
    ) ?? []
  const day = isoDay(from)
  if (what === 'positive test') return editDay(day, { pregnancyTest: 'positive' })
  if (what === 'emergency pill') return logEmergencyPill({ kind: 'levonorgestrel', taken: day })
  if (what === 'pregnancy')
    return addPastPregnancy({
      from: day,
      to: isoDay(to),
      due: addDays(day, 280),
      ended: ended === 'birth' ? 'birth' : 'loss',
    })
  if (what !== 'a record due') return logPeriod(day, addDays(day, 4))
  return words.endsWith('is gone') ? changeProfile({ trackedDue: day }) : clearCare
}

const startSays = (entered: readonly string[], today: IsoDay): readonly string[] => {
  const log = entered.reduce<CycleLog>((before, words) => logChange(words)(before), { days: [], profile: newProfile })
  const start = newPregnancyStart(log, today)
  return [start === null ? 'no last period is filled in' : `filled in: ${start}`]
}

const saidOf = ({ entered, seen }: CareVector): readonly string[] => {
  const gestation = weeksIn(seen)
  if (gestation) return weeksSay(entered, gestation)
  if (/^\d{4}-/.test(seen)) return startSays(entered, isoDay(seen))
  return entered.some((words) => words.startsWith('count'))
    ? countsSay(entered, instantOf(seen))
    : contractionsSay(entered, instantOf(seen))
}

const careVectors: Readonly<Record<string, CareVector>> = {
  ...contractionVectors,
  ...movementVectors,
  ...visitVectors,
  ...lastPeriodVectors,
}

it.each(Object.entries(careVectors))('%s', (_case, vector) => {
  expect(saidOf(vector)).toEqual(vector.says)
})
