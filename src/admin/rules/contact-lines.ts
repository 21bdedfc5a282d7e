import { plainLine } from '@/kit/rules/plain-text'
import { channelOf, contactLength, isSameNumber, ownNumber, type CampusContact } from '@/campus/rules/campus-contacts'

/** Contacts as they are typed, one a line: `Campus Clinic: +254 700 000 090`. */
export const contactLines = (contacts: readonly CampusContact[]): string =>
  contacts.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Only digits and what people write between them. */
const looksLikeNumber = /^[+\d][\d\s().-]*$/

const contactOf = (line: string): CampusContact => {
  const colon = line.indexOf(':')
  return { label: plainLine(line.slice(0, Math.max(colon, 0))), value: plainLine(line.slice(colon + 1)) }
}

/** Why a line is no contact. */
export type ContactProblem = 'incomplete' | 'too-long' | 'phone-impossible' | 'other-number'

const problemOf = (contact: CampusContact): ContactProblem | null => {
  const { label, value } = contact
  if (label === '' || value === '') return 'incomplete'
  if (label.length > contactLength || value.length > contactLength) return 'too-long'
  if (looksLikeNumber.test(value) && channelOf(value).kind === 'text') return 'phone-impossible'
  return null
}

/** Too many contacts, or the first line that is none. */
export type ContactLinesProblem =
  | { readonly kind: 'too-many'; readonly max: number }
  | { readonly kind: 'contact'; readonly line: string; readonly problem: ContactProblem }

/**
 * The first contact of an emergency that has another number among the contacts: a number is changed in one place, or in
 * both.
 */
export const otherNumber = (
  emergency: readonly CampusContact[],
  contacts: readonly CampusContact[],
): ContactLinesProblem | null => {
  const found = emergency.find(({ label, value }) => {
    const own = ownNumber(contacts, label)
    return own !== null && !isSameNumber(own, value)
  })
  return found ? { kind: 'contact', line: `${found.label}: ${found.value}`, problem: 'other-number' } : null
}

export type ContactLines =
  | { readonly ok: true; readonly contacts: readonly CampusContact[] }
  | { readonly ok: false; readonly problem: ContactLinesProblem }

/** Parses typed contacts; names the first bad line. Empty lines are dropped. */
export const parseContactLines = (text: string, max: number): ContactLines => {
  const lines = text.split('\n').filter((line) => plainLine(line) !== '')
  if (lines.length > max) return { ok: false, problem: { kind: 'too-many', max } }
  for (const line of lines) {
    const problem = problemOf(contactOf(line))
    if (problem !== null) return { ok: false, problem: { kind: 'contact', line: line.trim(), problem } }
  }
  return { ok: true, contacts: lines.map(contactOf) }
}
