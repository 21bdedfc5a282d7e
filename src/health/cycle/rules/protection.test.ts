import { describe, expect, it } from 'vitest'
import { addDays, daysFrom, isoDay } from '@/kit/rules/day'
import { editDay } from './log-changes'
import { logEmergencyPill, startMethod } from './method-commands'
import {
  emergencyPills,
  methods,
  pausedUntil,
  progestogens,
  type Method,
  type MethodUse,
  type Progestogen,
} from './contraception'
import { emptyLog } from '#support/health/cycle/log-samples'
import { missedPills } from './missed-pills'
import { takesPill } from './reminders'
import { protectionOn } from './protection'

const taken = isoDay('2026-03-20')
const begun = addDays(taken, -60)

const useOf = (method: Method, progestogen: Progestogen | null = null): MethodUse => ({
  method,
  progestogen,
  from: begun,
  to: null,
  given: method === 'injection' ? begun : null,
  givenBefore: null,
  until: addDays(taken, 900),
  packs:
    method === 'combined-pill'
      ? [{ kind: 'pack-21', start: begun }]
      : method === 'progestogen-pill'
        ? [{ kind: 'pack-28', start: begun }]
        : [],
})

const uses: readonly MethodUse[] = methods.flatMap((method) =>
  method === 'progestogen-pill' ? progestogens.map((progestogen) => useOf(method, progestogen)) : [useOf(method)],
)
const named = uses
  .map((use) => ({ ...use, until: use.method === 'injection' ? null : use.until }))
  .map((use) => [`${use.method} ${use.progestogen ?? ''}`.trim(), use] as const)

/** Days after the emergency pill until a method works again. */
const workAfter = ({ method, progestogen }: MethodUse): number =>
  method === 'progestogen-pill' && progestogen !== 'drospirenone' ? 2 : 7

/** On the two days around the one on which the method works again, either answer is right. */
const expectedOf = (use: MethodUse, count: number, pause: number): string => {
  if (use.method === 'condom') return 'unsure'
  if (use.method === 'copper-iud') return 'protected'
  const works = pause + workAfter(use)
  return count < works ? 'not-protected' : count > works + 1 ? 'protected' : 'protected|not-protected'
}

describe.each(emergencyPills)('after %s', (kind) => {
  it.each(named)(
    'with %s: nothing is called protected before the method works again, and everything is afterwards',
    (_name, use) => {
      // Every pill is ticked but those of the pause.
      const log = daysFrom(begun, addDays(taken, 20))
        .filter((day) => pausedUntil(day, [{ kind, taken }]) === null)
        .reduce(
          (before, day) => editDay(day, { pillTaken: 'in-time' })(before),
          logEmergencyPill({ kind, taken })(startMethod(use)(emptyLog)),
        )
      const pause = kind === 'ulipristal' ? 5 : 0
      for (const [count, day] of daysFrom(taken, addDays(taken, 20)).entries()) {
        const { state } = protectionOn(day, { ...log, days: log.days.filter(({ date }) => date < day) })
        expect(`${count}: ${state}`).toMatch(new RegExp(`^${count}: (${expectedOf(use, count, pause)})$`))
      }
    },
  )

  it.each(named)('with %s: no pill is due, reminded of or advised in the days without hormones', (_name, use) => {
    const log = logEmergencyPill({ kind, taken })(startMethod(use)(emptyLog))
    for (const [count, day] of daysFrom(taken, addDays(taken, 8)).entries()) {
      const facts = { method: use, pillsTaken: [], emergencyPills: log.profile.emergencyPills }
      const isPill = use.method === 'combined-pill' || use.method === 'progestogen-pill'
      expect([count, takesPill(day, facts)]).toEqual([count, isPill && !(kind === 'ulipristal' && count < 5)])
      const missed = missedPills(use, log.days, day, log.profile.emergencyPills)
      if (isPill && kind === 'ulipristal' && count < 5)
        expect(missed).toMatchObject({ kind: 'after-emergency-pill', pausedUntil: addDays(taken, 5), canTake: false })
    }
  })
})
