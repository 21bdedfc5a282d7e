import { pinLength, type PinProblem, type PinStrength } from '@/domain/cycle/pin'

export const pinProblemTexts = {
  'too-short': `At least ${pinLength.min} characters`,
  'too-long': `At most ${pinLength.max} characters`,
} as const satisfies Record<PinProblem, string>

export const pinStrengthTexts = {
  strong: 'Strong: also against somebody who copies the files of this phone.',
  digits: 'Holds against somebody who picks up this phone. Somebody who copies its files finds a short number in moments: four words are better.',
  good: 'Good. Four words together are better still.',
} as const satisfies Record<PinStrength, string>

/** "45 s", "2 min 5 s" */
export const waitText = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`)
