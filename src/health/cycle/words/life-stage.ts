import { lamHolds, type LamConditions } from '@/health/cycle/rules/breastfeeding'
import { chosenStages, feedingKinds, type ChosenStage, type Feeding } from '@/health/cycle/rules/stage-choices'
import * as messages from '#words/health/cycle/life-stage'

type StageText = {
  readonly label: string
  readonly hint: string
  /** On the tracker; null where there is nothing to add. */
  readonly shown: string | null
}

/** The stages as the settings name them, and what each shows and never shows. */
export const stageTexts = {
  usual: { label: messages.usual, hint: messages.usualHint, shown: null },
  trying: { label: messages.trying, hint: messages.tryingHint, shown: messages.tryingShown },
  avoiding: { label: messages.avoiding, hint: messages.avoidingHint, shown: messages.avoidingShown },
  perimenopause: {
    label: messages.perimenopause,
    hint: messages.perimenopauseHint,
    shown: messages.perimenopauseShown,
  },
  unpredictable: {
    label: messages.unpredictable,
    hint: messages.unpredictableHint,
    shown: messages.unpredictableShown,
  },
} as const satisfies Record<ChosenStage, StageText>

export const stageChoices = chosenStages.map((value) => ({
  value,
  label: stageTexts[value].label,
  hint: stageTexts[value].hint,
}))

/** WHO, Family Planning; NHS. */
export const stageSource = messages.stageSource

export const feedingQuestion = messages.feedingQuestion
const feedingTexts = {
  fully: messages.feedsFully,
  partly: messages.feedsPartly,
  none: messages.feedsNot,
} as const satisfies Record<Feeding['kind'], string>
export const feedingChoices = feedingKinds.map((id) => ({ id, label: feedingTexts[id] }))

/** The three conditions of the lactational amenorrhoea method, as WHO says them. */
export const lamTexts = {
  feedsFully: messages.lamFeedsFully,
  noPeriod: messages.lamNoPeriod,
  underSixMonths: messages.lamUnderSixMonths,
} as const satisfies Record<keyof LamConditions, string>

export const lamConditionOrder = [
  'feedsFully',
  'noPeriod',
  'underSixMonths',
] as const satisfies readonly (keyof LamConditions)[]

export const lamTitle = messages.lamTitle
export const lamText = (conditions: LamConditions): string =>
  lamHolds(conditions) ? messages.lamHolds : messages.lamFails
export const noLamText = messages.noLam
