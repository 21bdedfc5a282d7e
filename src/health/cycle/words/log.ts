import type { CycleUse } from '@/health/cycle/rules/cycle-use'
import type { NoPeriodReason } from '@/health/cycle/rules/history'
import type { LeftOutReason } from '@/health/cycle/rules/log'
import * as messages from '#words/health/cycle/log'

/** The reason why a cycle does not count. */
export const leftOutTexts = {
  illness: messages.illness,
  stress: messages.stress,
  contraception: messages.contraception,
  'not-logged': messages.notLogged,
  other: messages.otherReason,
} as const satisfies Record<LeftOutReason, string>

/** The reasons for bleeding that was no period. */
export const noPeriodTexts = {
  between: messages.betweenPeriods,
  contraception: messages.fromContraception,
  pregnancy: messages.pregnancy,
  other: messages.somethingElse,
} as const satisfies Record<NoPeriodReason, string>

/** The reason why predictions do without a cycle that nobody left out. */
export const notCountedTexts = {
  'too-long': messages.notCountedTooLong,
  'too-short': messages.notCountedTooShort,
  pregnancy: messages.notCountedPregnancy,
  'after-birth': messages.notCountedAfterBirth,
  contraception: messages.notCountedContraception,
  unclear: messages.notCountedUnclear,
} as const satisfies Record<Exclude<CycleUse, 'counted' | 'left-out'>, string>
