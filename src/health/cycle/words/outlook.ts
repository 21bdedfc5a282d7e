import type { LifeState } from '@/health/cycle/rules/life-state'
import type { RunningCycle } from '@/health/cycle/rules/running-cycle'
import { influenceText } from './contraception'
import {
  dangerSignsAfterBirth,
  dangerSignsAfterLoss,
  dangerSignsAfterStillbirth,
} from '@/health/pregnancy/words/danger-signs'
import * as messages from '#words/health/cycle/outlook'

/** The text of a tracker while there is no cycle to count. */
export type PausedText = { readonly title: string; readonly text: readonly string[]; readonly signs: readonly string[] }

/** Kind words first. Fertile within two weeks of a loss: WHO, Family Planning; FSRH. */
const pausedTexts = {
  pregnant: {
    title: messages.pregnantTitle,
    text: [messages.pregnantPause, messages.pregnantBleeding],
    signs: [],
  },
  'after-birth': {
    title: messages.afterBirthTitle,
    text: [messages.afterBirthBleeding, messages.afterBirthLog],
    signs: dangerSignsAfterBirth,
  },
  'after-loss': {
    title: messages.afterLossTitle,
    text: [messages.afterLossBleeding, messages.afterLossLog, messages.afterLossFertile],
    signs: dangerSignsAfterLoss,
  },
} as const satisfies Record<Exclude<LifeState['kind'], 'cycling'>, PausedText>

/** After a late loss the body goes through what it does after a birth. */
export const pausedText = (state: Exclude<LifeState, { kind: 'cycling' }>): PausedText => {
  const text: PausedText = pausedTexts[state.kind]
  return state.kind === 'after-loss' && state.follows === 'birth'
    ? {
        ...text,
        text: [messages.afterBirthBleeding, messages.afterLossLog, messages.afterLossFertile],
        signs: dangerSignsAfterStillbirth,
      }
    : text
}

export const signsIntro = messages.signsIntro

/** A period that takes its time is common; after 90 days the sign says what to do, and nothing plays it down. */
const daysOfPatience = 90

export const lateText = ({ day }: Pick<RunningCycle, 'day'>): string =>
  day > daysOfPatience ? messages.veryLate : messages.late

export const whyLateText = messages.whyLate

/** When a pregnancy test can be trusted (NHS). The day of a missed period is known only for regular cycles. */
export const testText = (irregular: boolean): string => (irregular ? messages.testIrregular : messages.testRegular)

const unpredictedTexts = {
  'long-cycles': messages.longCycles,
  silent: messages.silent,
  breastfeeding: messages.breastfeeding,
  'few-cycles': messages.fewCycles,
  'positive-test': messages.positiveTest,
} as const satisfies Record<Exclude<NonNullable<RunningCycle['unpredicted']>, 'contraception'>, string>

/** The reason why there is no prediction; null where there is one. */
export const unpredictedText = ({
  unpredicted,
  influence,
}: Pick<RunningCycle, 'unpredicted' | 'influence'>): string | null => {
  if (unpredicted === null) return null
  return unpredicted === 'contraception' ? influence && influenceText(influence) : unpredictedTexts[unpredicted]
}

export const noWindowText = messages.noWindow
export const unknownPhaseText = { title: messages.unknownPhaseTitle, text: messages.unknownPhase } as const
