import { describe, expect, it } from 'vitest'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import { addDays, daysFrom, isoDay, type IsoDay } from '@/kit/rules/day'
import { editDay } from './log-changes'
import { dayMarks } from './day-marks'
import type { LoggedBleeding, LoggedMethod, Seen, Vector } from '#support/health/cycle/health-vector'
import { afterPregnancyVectors } from '#support/health/cycle/after-pregnancy-vectors'
import { methodOn, type MethodUse } from './contraception'
import { clinicSummary } from './clinic-summary'
import { methodVectors } from '#support/health/cycle/method-vectors'
import { missedPills } from './missed-pills'
import { protectionOn } from './protection'
import { emptyDay, newProfile, type CycleLog, type CycleProfile, type DayLog, type PastPregnancy } from './log'
import { outlookOf } from './outlook'
import { pillVectors } from '#support/health/cycle/pill-vectors'
import { periodVectors } from '#support/health/cycle/period-vectors'
import { predictionVectors } from '#support/health/cycle/prediction-vectors'
import { pregnancyVectors } from '#support/health/cycle/pregnancy-vectors'
import { stageVectors } from '#support/health/cycle/stage-vectors'

const daysOf = ([from, count, flow, note]: LoggedBleeding): readonly DayLog[] =>
  daysFrom(isoDay(from), addDays(isoDay(from), count - 1)).map((date) => ({
    ...emptyDay(date),
    flow,
    soaked: note === 'soaked',
  }))

const pregnanciesOf = ({ pregnancy }: Vector): readonly PastPregnancy[] => {
  if (!pregnancy) return []
  const { from, to, due, ended } = pregnancy
  return [{ from: isoDay(from), to: isoDay(to), due: due === null ? null : isoDay(due), ended }]
}

const profileOf = (vector: Vector): CycleProfile => {
  const {
    firstYears = false,
    shape = newProfile.shape,
    stage = newProfile.stage,
    methods = [],
    emergencyPills = [],
    takesInducers = null,
    feeding,
  } = vector
  return {
    ...newProfile,
    firstYears,
    shape,
    stage,
    takesInducers,
    pregnancies: pregnanciesOf(vector),
    methods: methods.map(useOf),
    emergencyPills: emergencyPills.map(({ kind, taken }) => ({ kind, taken: isoDay(taken) })),
    feeding: feeding ? { kind: feeding.kind, birth: isoDay(feeding.birth) } : null,
  }
}

const dayOrNull = (text: string | undefined): IsoDay | null => (text === undefined ? null : isoDay(text))

const useOf = ({ method, from, to, given, givenBefore, until, progestogen, pack }: LoggedMethod): MethodUse => ({
  method,
  from: isoDay(from),
  to: dayOrNull(to),
  given: dayOrNull(given),
  givenBefore: dayOrNull(givenBefore),
  until: dayOrNull(until),
  progestogen: progestogen ?? null,
  packs: pack ? [{ kind: pack[0], start: isoDay(pack[1]) }] : [],
})

const ticked = ({ methods = [] }: Vector): readonly IsoDay[] =>
  methods.flatMap(({ ticked: spans = [] }) =>
    spans.flatMap(([from, days]) => daysFrom(isoDay(from), addDays(isoDay(from), days - 1))),
  )

const seenIn = (vector: Vector): Seen => {
  const today = isoDay(vector.today)
  const bleeding: CycleLog = { days: vector.bleeding.flatMap(daysOf), profile: profileOf(vector) }
  const noted = Object.entries(vector.notes ?? {}).reduce(
    (before, [date, edits]) => editDay(isoDay(date), edits)(before),
    bleeding,
  )
  const log = ticked(vector).reduce((before, date) => editDay(date, { pillTaken: 'in-time' })(before), noted)
  const outlook = outlookOf(log, today, vector.due === undefined ? null : gestationStart(isoDay(vector.due)))
  const { running, state, periods, shape, forgotten, silentSince, care, futureDays, eligible } = outlook
  const next = running?.next ?? null
  const use = methodOn(today, log.profile.methods)
  const protection = protectionOn(today, log)
  const window = running?.window ?? null
  const isMarked = (day: IsoDay): boolean => {
    const { ovulation, fertility } = dayMarks(day, log, outlook, today)
    return ovulation || fertility === 'peak'
  }
  return {
    state: state.kind,
    periods: periods.map(({ start }) => start),
    counted: eligible.map(({ length }) => length),
    cycleDay: running?.day ?? null,
    phase: running?.phase ?? null,
    periodLength: shape.periodLength,
    expected: next?.kind === 'day' ? next.day : null,
    between: next && [next.from, next.to],
    daysLate: running?.late ?? 0,
    ovulation: window?.ovulation ?? null,
    fertile: window && [window.from, window.to],
    markedOvulations: daysFrom(addDays(today, -60), addDays(today, 90)).filter(isMarked),
    forgottenAround: forgotten?.around ?? [],
    silentSince,
    signs: care,
    futureDays,
    confirmed: outlook.confirmed.map(({ from, to }) => [from, to]),
    unpredicted: running?.unpredicted ?? null,
    protection: [protection.state, protection.reason, protection.until],
    emergency: protection.emergency,
    gap: protection.gap,
    advice: use && (missedPills(use, log.days, today, log.profile.emergencyPills)?.kind ?? null),
    page: clinicSummary(log, outlook, today).bleeds.map(({ start, kind, soakedDays }) => [start, kind, soakedDays]),
    wider: running?.widerWindow ? [running.widerWindow.from, running.widerWindow.to] : null,
  }
}

describe('what the log says', () => {
  it.each(
    Object.entries<Vector>({
      ...periodVectors,
      ...predictionVectors,
      ...pregnancyVectors,
      ...afterPregnancyVectors,
      ...stageVectors,
      ...methodVectors,
      ...pillVectors,
    }),
  )('of %s', (_name, vector) => {
    expect(seenIn(vector)).toMatchObject(vector.sees)
  })
})
