import type { PhoneProblem } from '@/domain/shared/phone'

/** Shown beside a button or field that needs a valid number. */
export const phoneProblemText: Readonly<Record<PhoneProblem, string>> = {
  missing: 'There is no phone number.',
  impossible: 'This phone number is not complete or has a wrong digit.',
}
