import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { logPeriod } from './log-changes'
import { logEmergencyPill, removeEmergencyPill, startMethod, stopMethod, stopMethods } from './method-commands'
import {
  hormonesOn,
  influenceOn,
  methodOn,
  injectionDates,
  methods,
  methodsOn,
  withInjection,
  type Method,
  type MethodUse,
} from './contraception'
import { dayMarks } from './day-marks'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'

const first = isoDay('2026-01-01')
const day = (n: number) => addDays(first, n)
const using = (method: Method, from = day(90), more: Partial<MethodUse> = {}): MethodUse => ({
  method,
  from,
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [],
  ...more,
})
/** Three cycles of 28 days; the fourth period begins on day 84. */
const regular = withCycles(first, 28, 28, 28)

describe('predictions', () => {
  it.each(['combined-pill', 'injection', 'implant', 'hormonal-iud'] as const)(
    'are off with %s: no next period, no fertile day, no phase, nothing late',
    (method) => {
      const log = startMethod(using(method))(regular)
      const outlook = outlookOf(log, day(140), null)
      expect(outlook.running).toMatchObject({
        next: null,
        window: null,
        widerWindow: null,
        fertility: null,
        phase: null,
        late: 0,
        unpredicted: 'contraception',
      })
      expect(dayMarks(day(98), log, outlook, day(140))).toMatchObject({ fertility: null, ovulation: false })
    },
  )

  it('are a wide range with a progestogen-only pill, without a day, a phase or fertile days', () => {
    const { running } = outlookOf(startMethod(using('progestogen-pill'))(regular), day(95), null)
    expect(running).toMatchObject({
      next: { kind: 'window', from: day(112 - 8), to: day(112 + 8) },
      window: null,
      fertility: null,
      phase: null,
    })
  })

  it.each(['condom', 'copper-iud'] as const)('are as without with %s', (method) => {
    const usual = outlookOf(regular, day(95), null)
    expect(outlookOf(startMethod(using(method))(regular), day(95), null)).toEqual(usual)
  })

  it('stay off after stopping until a period comes that is no withdrawal bleed', () => {
    const stopped = stopMethods(day(150))(startMethod(using('combined-pill'))(regular))
    const withdrawal = logPeriod(day(153), day(156))(stopped)
    expect(outlookOf(withdrawal, day(170), null)).toMatchObject({
      influence: { kind: 'stopped', method: 'combined-pill' },
      running: { next: null },
    })
    const own = logPeriod(day(185), day(188))(withdrawal)
    expect(outlookOf(own, day(190), null)).toMatchObject({
      influence: null,
      running: { next: { kind: 'day', day: day(185 + 28) } },
    })
  })

  it.each([
    ['nothing', null, false],
    ['condoms', 'condom', false],
    ['a copper coil', 'copper-iud', true],
  ] as const)('say after a pill, with %s, whether another method is used by now', (_name, method, covered) => {
    const stopped = stopMethods(day(150))(startMethod(using('combined-pill'))(regular))
    const log = method === null ? stopped : startMethod(using(method, day(150)))(stopped)
    expect(outlookOf(log, day(160), null).influence).toEqual({ kind: 'stopped', method: 'combined-pill', covered })
  })

  it('stay off after an injection that has run out, until a period comes', () => {
    const log = startMethod(using('injection', day(90), { given: day(90) }))(regular)
    expect(outlookOf(log, day(90 + 119), null)).toMatchObject({ influence: { kind: 'off' } })
    expect(outlookOf(log, day(90 + 120), null)).toMatchObject({
      influence: { kind: 'stopped', method: 'injection' },
      running: { next: null, late: 0 },
    })
    const own = logPeriod(day(230), day(233))(log)
    expect(outlookOf(own, day(240), null)).toMatchObject({
      influence: null,
      running: { next: { kind: 'day', day: day(258) } },
    })
  })

  it.each(['implant', 'hormonal-iud'] as const)('come back after the day of %s, with the first period', (method) => {
    const log = startMethod(using(method, day(90), { until: day(120) }))(regular)
    expect(outlookOf(log, day(120), null)).toMatchObject({ influence: { kind: 'off' } })
    expect(outlookOf(log, day(121), null)).toMatchObject({ influence: { kind: 'stopped' }, running: { next: null } })
    expect(outlookOf(logPeriod(day(130), day(133))(log), day(140), null)).toMatchObject({
      influence: null,
      running: { next: { kind: 'day' } },
    })
  })

  it('say nothing of a method under a positive test', () => {
    const log = noting(day(180), day(180), { pregnancyTest: 'positive' })(startMethod(using('combined-pill'))(regular))
    expect(outlookOf(log, day(182), null)).toMatchObject({ influence: null, running: { unpredicted: 'positive-test' } })
    expect(outlookOf(stopMethods(day(150))(log), day(182), null)).toMatchObject({
      influence: null,
      running: { unpredicted: 'positive-test' },
    })
  })

  it('count no cycle that hormones decided about, and those before', () => {
    const log = logPeriod(day(114), day(117))(startMethod(using('progestogen-pill'))(regular))
    expect(outlookOf(log, day(120), null)).toMatchObject({ estimate: { basis: [28, 28, 28] } })
    expect(outlookOf(log, day(120), null).cycles.map(({ use }) => use)).toEqual([
      'counted',
      'counted',
      'counted',
      'contraception',
    ])
  })

  it('are a wide range in the cycle of an emergency pill, and as usual in the next', () => {
    const log = logEmergencyPill({ kind: 'levonorgestrel', taken: day(97) })(regular)
    expect(outlookOf(log, day(98), null).running).toMatchObject({
      next: { kind: 'window' },
      window: null,
      influence: { kind: 'emergency-pill' },
    })
    expect(outlookOf(removeEmergencyPill({ kind: 'levonorgestrel', taken: day(97) })(log), day(98), null)).toEqual(
      outlookOf(regular, day(98), null),
    )
    expect(outlookOf(logPeriod(day(115), day(118))(log), day(120), null)).toMatchObject({
      influence: null,
      estimate: { basis: [28, 28, 28] },
      running: { next: { kind: 'day' } },
    })
  })

  it('ask for nothing during a silence that the method explains', () => {
    const outlook = outlookOf(startMethod(using('implant'))(regular), day(400), null)
    expect(outlook).toMatchObject({ silentSince: null, care: [] })
  })
})

describe('signs', () => {
  it('no period for 90 days counts from the end of a method that stops bleeding', () => {
    const stopped = stopMethods(day(300))(startMethod(using('implant'))(regular))
    expect(outlookOf(stopped, day(380), null).care).toEqual([])
    expect(outlookOf(stopped, day(391), null).care).toContain('none-for-long')
  })

  it('bleeding between periods is none while hormones are taken; soaked pads are one with every method', () => {
    const log = startMethod(using('implant', day(0)))(
      noting(day(40), day(41), { flow: 'spotting' })(noting(day(70), day(71), { flow: 'spotting' })(regular)),
    )
    expect(outlookOf(log, day(95), null).care).toEqual([])
    expect(outlookOf(noting(day(90), day(90), { flow: 'heavy', soaked: true })(log), day(95), null).care).toContain(
      'heavy',
    )
  })
})

describe('the log of methods', () => {
  it('has one method at a time: a new one ends the one before', () => {
    const log = startMethod(using('injection', day(60)))(startMethod(using('combined-pill', day(10)))(emptyLog))
    expect(log.profile.methods).toMatchObject([
      { method: 'combined-pill', to: day(60) },
      { method: 'injection', to: null },
    ])
    expect(methodOn(day(59), log.profile.methods)?.method).toBe('combined-pill')
    expect(methodOn(day(60), log.profile.methods)?.method).toBe('injection')
    expect(methodOn(day(5), log.profile.methods)).toBeNull()
  })

  it('has condoms beside every other method, whichever comes first', () => {
    const all = methods.filter((method) => method !== 'condom')
    for (const method of all) {
      for (const [earlier, later] of [
        ['condom', method],
        [method, 'condom'],
      ] as const) {
        const log = startMethod(using(later, day(60)))(startMethod(using(earlier, day(10)))(emptyLog))
        expect(methodsOn(day(70), log.profile.methods).map((use) => use.method)).toEqual([method, 'condom'])
        expect(methodOn(day(70), stopMethod('condom', day(70))(log).profile.methods)?.method).toBe(method)
      }
      const sameDay = startMethod(using('condom', day(10)))(startMethod(using(method, day(10)))(emptyLog))
      expect(sameDay.profile.methods).toHaveLength(2)
    }
  })

  it('corrects the running method in place', () => {
    const log = startMethod(using('injection', day(20), { given: day(80) }))(
      startMethod(using('injection', day(10)))(emptyLog),
    )
    expect(log.profile.methods).toEqual([using('injection', day(20), { given: day(80) })])
  })

  it('forgets a method that was stopped on the day on which it began', () => {
    expect(stopMethods(day(10))(startMethod(using('implant', day(10)))(emptyLog)).profile.methods).toEqual([])
  })
})

describe('an injection', () => {
  it('is due after 13 weeks (WHO) and protects for 14 (FSRH), with a grace of four weeks (WHO)', () => {
    const use = using('injection', isoDay('2026-01-05'))
    expect(injectionDates(use)).toEqual({
      due: isoDay('2026-04-06'),
      protectsTo: isoDay('2026-04-13'),
      graceTo: isoDay('2026-05-04'),
      isShort: false,
    })
    expect(injectionDates({ ...use, given: isoDay('2026-01-06') }).due).toBe('2026-04-07')
  })

  it('is due on the day of the clinic’s card, and a short interval has a short grace', () => {
    const use = using('injection', isoDay('2026-01-05'), { given: isoDay('2026-01-05') })
    expect(injectionDates({ ...use, until: isoDay('2026-03-30') })).toEqual({
      due: isoDay('2026-03-30'),
      protectsTo: isoDay('2026-04-13'),
      graceTo: isoDay('2026-05-04'),
      isShort: false,
    })
    expect(injectionDates({ ...use, until: isoDay('2026-03-02') })).toEqual({
      due: isoDay('2026-03-02'),
      protectsTo: isoDay('2026-03-02'),
      graceTo: isoDay('2026-03-16'),
      isShort: true,
    })
  })

  it('that is given again keeps the one before, and the interval of the card', () => {
    const use = using('injection', day(0), { given: day(0), until: day(84) })
    expect(withInjection(use, day(90))).toEqual({ ...use, given: day(90), givenBefore: day(0), until: day(174) })
    expect(withInjection({ ...use, until: null }, day(90))).toMatchObject({ until: null })
    expect(withInjection(use, day(0))).toMatchObject({ given: day(0), givenBefore: null })
  })

  it('works for 13 weeks, also after somebody decides to stop', () => {
    const use = using('injection', day(0), { given: day(50), to: day(60) })
    expect(hormonesOn(day(140), [use])).toEqual(use)
    expect(hormonesOn(day(142), [use])).toBeNull()
  })
})

it('every method has an influence or none, whatever the day', () => {
  for (const method of methods) {
    for (const start of [null, day(0), day(95)]) {
      for (const today of [day(-5), day(90), day(200)])
        expect(() => influenceOn(start, today, { methods: [using(method)], emergencyPills: [] })).not.toThrow()
    }
  }
})
