/** Parses phone numbers as people write them in Kenya. */

import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { isPhoneDigits, type PhoneDigits } from './phone-links'
import { phoneMetadata } from './phone-metadata'
import { withPlainDigits } from './plain-digits'
import { withoutHidden } from './plain-text'

/** `e164` has the plus (`+254700000001`), `display` is grouped for reading (`+254 700 000 001`). */
export type ReadPhone = {
  readonly ok: true
  readonly digits: PhoneDigits
  readonly e164: string
  readonly display: string
}

export type PhoneProblem = 'missing' | 'impossible'

export type PhoneReading = ReadPhone | { readonly ok: false; readonly reason: PhoneProblem }

/**
 * Parses a number: `07…`, `01…`, `+254…`, `254…`, `00254…`, with spaces, dashes, dots, slashes or brackets. Without a
 * country code it is Kenyan. Numbers from outside the region need a plus (or 00) and are checked by length only.
 */
export const readPhone = (input: string | null | undefined): PhoneReading => {
  const written = normalize(input ?? '')
  if (written === '') return { ok: false, reason: 'missing' }
  const digits = /^\+?\d+$/.test(written) ? internationalDigits(written) : null
  if (digits === null || !isPhoneDigits(digits)) return { ok: false, reason: 'impossible' }
  return { ok: true, digits, e164: `+${digits}`, display: display(digits) }
}

/** A number grouped for reading; what is no number stays as it is. */
export const displayPhone = (input: string): string => {
  const phone = readPhone(input)
  return phone.ok ? phone.display : input
}

/**
 * Removes punctuation and the marks of a chat, and turns the international prefix into a plus. NFKC turns full-width
 * signs into plain ones.
 */
const normalize = (input: string): string => {
  const compact = withPlainDigits(withoutHidden(input))
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Pc}.()[\]/|*~•·−]/gu, '')
  // The international prefix is 00 in most countries and 000 in Kenya. No national number starts with either.
  return compact.replace(/^0{2,3}(?=[1-9])/, '+')
}

const internationalDigits = (written: string): string | null => {
  if (written.startsWith('+') && !isInRegion(written)) return written.slice(1)
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KE', extract: false }, phoneMetadata)
  return parsed?.isValid() ? parsed.number.slice(1) : null
}

const isInRegion = (written: string): boolean => {
  // No calling code is a prefix of another, so the first three digits decide.
  return written.slice(1, 4) in phoneMetadata.country_calling_codes
}

const display = (digits: PhoneDigits): string => {
  if (!isInRegion(`+${digits}`)) return `+${digits}`
  // Groups of three, as Kenyans read a mobile number aloud. The last group of a landline is shorter, but never one
  // digit.
  return `+${digits.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
