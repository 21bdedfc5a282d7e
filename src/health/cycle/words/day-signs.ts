import {
  mucusKinds,
  pains,
  sexKinds,
  testResults,
  type Mucus,
  type Pain,
  type Sex,
  type TestResult,
} from '@/health/cycle/rules/day-signs'
import * as messages from '#words/health/cycle/day-signs'

export const sexTexts = {
  protected: messages.protectedSex,
  unprotected: messages.unprotectedSex,
} as const satisfies Record<Sex, string>
export const testTexts = { negative: messages.negative, positive: messages.positive } as const satisfies Record<
  TestResult,
  string
>
export const mucusTexts = {
  dry: messages.dry,
  nothing: messages.nothingFelt,
  damp: messages.damp,
  creamy: messages.creamy,
  stretchy: messages.stretchy,
} as const satisfies Record<Mucus, string>
export const painTexts = {
  0: messages.noPain,
  1: messages.mild,
  2: messages.moderate,
  3: messages.severe,
} as const satisfies Record<Pain, string>

export const sexChoices = sexKinds.map((id) => ({ id, label: sexTexts[id] }))
export const testChoices = testResults.map((id) => ({ id, label: testTexts[id] }))
export const mucusChoices = mucusKinds.map((id) => ({ id, label: mucusTexts[id] }))
/** The ids of choices are texts. */
export const painChoices = pains.map((pain) => ({ id: String(pain), label: painTexts[pain] }))
