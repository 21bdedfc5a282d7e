import type { LifeState } from '@/domain/cycle/life-state'
import type { RunningCycle } from '@/domain/cycle/running-cycle'
import { influenceText } from './contraception'
import { dangerSignsAfter } from '../pregnancy/danger-signs'

/** What a tracker says while there is no cycle to count. */
export type PausedText = { readonly title: string; readonly text: readonly string[]; readonly signs: readonly string[] }

/** Kind words first. The signs: WHO, postnatal care; NHS, Miscarriage. */
export const pausedTexts = {
  pregnant: {
    title: 'Predictions rest while you are pregnant',
    text: ['While you are pregnant, predictions pause. What you log is kept.', 'Any bleeding now is a reason to get help at once.'],
    signs: [],
  },
  'after-birth': {
    title: 'Rest well after the birth',
    text: [
      'Bleeding in the first six weeks, with or without pauses, is no period: your womb is healing.',
      'Log the first day of your next period, and your cycle runs from there. You can get pregnant before it comes, because an egg comes first.',
    ],
    signs: dangerSignsAfter,
  },
  'after-loss': {
    title: 'We are sorry. Take all the time that you need',
    text: [
      'The bleeding that comes now is no period. The first period usually comes in 4 to 6 weeks.',
      'Log its first day when it comes, and your cycle runs from there.',
    ],
    signs: dangerSignsAfter,
  },
} as const satisfies Record<Exclude<LifeState['kind'], 'cycling'>, PausedText>

export const signsIntro = 'Get help at once if you see one of these:'

/** A period that takes its time is common; after 90 days the sign says what to do, and nothing plays it down. */
const daysOfPatience = 90

export const lateText = ({ day }: Pick<RunningCycle, 'day'>): string =>
  day > daysOfPatience
    ? 'A period that stays away this long is worth a visit to a nurse or a doctor.'
    : 'A period that takes its time is common. There is nothing that you did wrong.'

export const whyLateText = 'Stress, exams, travel, illness or little sleep can each move a period by days. Rest where you can.'

/** When a pregnancy test can be trusted (NHS). The day of a missed period is known only for regular cycles. */
export const testText = (irregular: boolean): string =>
  irregular
    ? 'If you might be pregnant: a test is sure from 21 days after unprotected sex, whatever the calendar says.'
    : 'If you might be pregnant: a test works from the first day of a missed period, and is sure 21 days after unprotected sex.'

const unpredictedTexts = {
  'long-cycles': 'Your last three cycles were longer than 90 days. No date can be told from them.',
  silent: 'Log your last period, and dates come back.',
} as const satisfies Record<Exclude<NonNullable<RunningCycle['unpredicted']>, 'contraception'>, string>

/** Why there is no prediction; null where there is one. */
export const unpredictedText = ({ unpredicted, influence }: Pick<RunningCycle, 'unpredicted' | 'influence'>): string | null => {
  if (unpredicted === null) return null
  return unpredicted === 'contraception' ? influence && influenceText(influence) : unpredictedTexts[unpredicted]
}

export const noWindowText = 'Your cycle is too short, or your bleeding too long, to tell the fertile days. Any day may be fertile.'
export const unknownPhaseText = { title: 'Between periods', text: 'Where you are in your cycle cannot be told from the dates alone.' } as const
