import { pinLength, type PinProblem, type PinStrength } from '@/health/cycle/rules/pin'
import * as messages from '#words/health/cycle/pin'

export const pinProblemTexts = {
  'too-short': messages.tooShort({ count: String(pinLength.min) }),
  'too-long': messages.tooLong({ count: String(pinLength.max) }),
} as const satisfies Record<PinProblem, string>

export const pinStrengthTexts = {
  strong: messages.strong,
  digits: messages.digits,
  good: messages.good,
} as const satisfies Record<PinStrength, string>

/** "45 s", "2 min 5 s" */
export const waitText = (seconds: number): string =>
  seconds < 60
    ? messages.seconds({ seconds: String(seconds) })
    : messages.minutes({ minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60) })
