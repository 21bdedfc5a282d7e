/** Reading phone numbers as people write them in Kenya. */

import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { isPhoneDigits, type PhoneDigits } from './phone-links'
import { PHONE_METADATA } from './phone-metadata'

/** `e164` is with the plus (`+254700000001`), `display` is parted for the eye (`+254 700 000 001`). */
export type ReadPhone = {
  readonly ok: true
  readonly digits: PhoneDigits
  readonly e164: string
  readonly display: string
}

export type PhoneProblem = 'missing' | 'impossible'

export type PhoneReading = ReadPhone | { readonly ok: false; readonly reason: PhoneProblem }

/** What to tell the person beside a button or a box that the number keeps from working. */
export const phoneProblemText: Readonly<Record<PhoneProblem, string>> = {
  missing: 'There is no phone number.',
  impossible: 'This phone number is not complete or has a wrong digit.',
}

/**
 * Reads a number: `07…`, `01…`, `+254…`, `254…`, `00254…`, with spaces, dashes, dots or brackets. Without a country
 * code it is Kenyan. A number of a country outside our region needs its plus (or 00) and is judged by length alone.
 */
export function readPhone(input: string | null | undefined): PhoneReading {
  const written = bare(input ?? '')
  if (written === '') return { ok: false, reason: 'missing' }
  const digits = /^\+?\d+$/.test(written) ? internationalDigits(written) : null
  if (digits === null || !isPhoneDigits(digits)) return { ok: false, reason: 'impossible' }
  return { ok: true, digits, e164: `+${digits}`, display: display(digits) }
}

/**
 * The number without punctuation, and with its international prefix as a plus. NFKC turns full-width digits into
 * plain ones; \p{Cf} are the invisible direction marks that numbers copied from a chat bring along.
 */
function bare(input: string): string {
  const compact = input.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}.()[\]]/gu, '')
  // 00 is what the world dials before a country code, 000 what a Kenyan line dials; no national number begins so.
  return compact.replace(/^0{2,3}(?=[1-9])/, '+')
}

function internationalDigits(written: string): string | null {
  if (written.startsWith('+') && !isOfOurRegion(written)) return written.slice(1)
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KE', extract: false }, PHONE_METADATA)
  return parsed?.isValid() ? parsed.number.slice(1) : null
}

function isOfOurRegion(written: string): boolean {
  // No calling code is the beginning of another, so the first three digits decide.
  return written.slice(1, 4) in PHONE_METADATA.country_calling_codes
}

function display(digits: PhoneDigits): string {
  if (!isOfOurRegion(`+${digits}`)) return `+${digits}`
  // Threes, as Kenyans read a mobile number aloud; a landline's last group is what is left, never a lone digit.
  return `+${digits.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
