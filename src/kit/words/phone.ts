import type { PhoneProblem } from '@/kit/rules/phone'
import { impossible, missing } from '#words/kit/phone-problems'

/** Shown beside a button or field that needs a valid number. */
export const phoneProblemText: Readonly<Record<PhoneProblem, string>> = { missing, impossible }
