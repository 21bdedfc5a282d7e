import {
  deviceEnds,
  hormonesFrom,
  injectionDates,
  lastEmergencyPill,
  methodRules,
  type EmergencyPill,
  type Method,
  type MethodUse,
} from '@/health/cycle/rules/contraception'
import type { Protection } from '@/health/cycle/rules/protection'
import type { IsoDay } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'
import { emergency, emergencyWithInducers } from '#words/health/cycle/contraception-help'
import * as messages from '#words/health/cycle/protection'

/**
 * From which days of a period on a method works at once: all from the first, most up to the fifth (FSRH; CDC, 2024).
 */
const justBegunText = ({ method, progestogen }: MethodUse, day: string): string => {
  if (method === 'combined-pill') return `${messages.justBegun({ day })} ${messages.begunByLeaflet}`
  const isFirstDayOnly = method === 'progestogen-pill' && (progestogen === 'drospirenone' || progestogen === null)
  return (isFirstDayOnly ? messages.justBegunFirstDay : messages.justBegun)({ day })
}

export const protectionSources = messages.sources
export const inducersText = messages.inducers

/**
 * The protection of a method now, and the advice. It says that a method protects only if nothing in the log speaks
 * against it. Sources: docs/health-rules.md.
 * @param day of which `protection` is
 */
export const protectionText = (
  { reason, until }: Protection,
  use: MethodUse,
  emergencyPills: readonly EmergencyPill[],
  day: IsoDay,
): string => {
  const last = until === null ? '' : longDay(until)
  switch (reason) {
    case 'no-method':
      return ''
    case 'each-time':
      return messages.eachTime
    case 'in-use':
      if (methodRules[use.method].detail === 'pill') return messages.pillInUse
      return until === null ? messages.inUse : messages.inUseUntil({ day: last })
    case 'new':
      return justBegunText(use, last)
    case 'no-ticks':
      return messages.noTicks
    case 'not-ticked':
      return messages.notTicked
    case 'missed':
      return messages.missed
    case 'injection-late':
      return (injectionDates(use).isShort ? messages.shortInjectionLate : messages.injectionLate)({
        grace: longDay(injectionDates(use).graceTo),
      })
    case 'injection-over':
      return messages.injectionOver
    case 'after-late-injection':
      return messages.afterLateInjection({ given: use.given === null ? '' : longDay(use.given), day: last })
    case 'injection-before-unknown':
      return messages.injectionBeforeUnknown({ given: use.given === null ? '' : longDay(use.given), day: last })
    case 'expired':
      return messages.expired({ day: longDay(deviceEnds(use)) })
    case 'inducers':
      return messages.inducers
    case 'after-ulipristal':
    case 'after-levonorgestrel': {
      const pill = lastEmergencyPill(day, emergencyPills)
      const taken = pill ? longDay(pill.taken) : ''
      if (reason === 'after-levonorgestrel') return messages.afterLevonorgestrel({ taken, day: last })
      return messages.afterUlipristal({ taken, from: pill ? longDay(hormonesFrom(pill)) : '', day: last })
    }
  }
}

/** Says that the method may not have protected on some days. @param gap the last of them */
export const gapText = (gap: IsoDay): string => messages.gap({ day: longDay(gap) })

/** The advice after sex without a condom on such days. */
export const emergencyText = (takesInducers: boolean | null): string =>
  takesInducers === true ? emergencyWithInducers : emergency

/** The meaning of a positive pregnancy test for a user of a method (WHO, Family Planning; NHS). */
export const positiveTestTexts = {
  condom: messages.positiveCondom,
  'combined-pill': messages.positivePill,
  'progestogen-pill': messages.positivePill,
  injection: messages.positiveInjection,
  implant: messages.positiveImplant,
  'hormonal-iud': messages.positiveCoil,
  'copper-iud': messages.positiveCoil,
} as const satisfies Record<Method, string>
