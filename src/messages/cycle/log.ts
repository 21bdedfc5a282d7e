import type { CycleUse } from '@/domain/cycle/cycle-use'
import type { NoPeriodReason } from '@/domain/cycle/history'
import type { LeftOutReason } from '@/domain/cycle/log'

/** Why a cycle does not count. */
export const leftOutTexts = {
  illness: 'I was ill',
  stress: 'Stress or travel',
  contraception: 'Contraception or medicine',
  'not-logged': 'I did not log it well',
  other: 'Another reason',
} as const satisfies Record<LeftOutReason, string>

/** What bleeding was if it was no period. */
export const noPeriodTexts = {
  between: 'Bleeding between periods',
  contraception: 'From contraception or medicine',
  pregnancy: 'In or after a pregnancy',
  other: 'Something else',
} as const satisfies Record<NoPeriodReason, string>

/** Why predictions do without a cycle that nobody left out. */
export const notCountedTexts = {
  'too-long': 'Predictions do without this cycle: it is longer than 90 days.',
  'too-short': 'Predictions do without this cycle: it is shorter than 15 days.',
  pregnancy: 'Predictions do without this cycle: a pregnancy lies in it.',
  'after-birth': 'Predictions do without this cycle: it is the first after a birth.',
  contraception: 'Predictions do without this cycle: hormones decided about it.',
  unclear: 'Predictions do without this cycle until you have said whether a period is missing in it.',
} as const satisfies Record<Exclude<CycleUse, 'counted' | 'left-out'>, string>
