import { phoneProblemText } from '../shared/phone'
import { campusContacts, channelOf, contactLength, type CampusContact } from '../university/campus-contacts'

/** Contacts as they are typed, one a line: `Campus Clinic: +254 700 000 090`. */
export const contactLines = (contacts: readonly CampusContact[]): string => contacts.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Only digits and what people write between them. */
const looksLikeNumber = /^[+\d][\d\s().-]*$/

const contactOf = (line: string): CampusContact => {
  const colon = line.indexOf(':')
  return { label: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() }
}

const problemOf = (contact: CampusContact): string | null => {
  const { label, value } = contact
  if (label === '' || value === '') return 'Write a name, a colon and a number, like Campus Clinic: 0700 000 090.'
  if (label.length > contactLength || value.length > contactLength) return `At most ${contactLength} characters before and after the colon.`
  if (looksLikeNumber.test(value) && channelOf(value).kind === 'text') return phoneProblemText.impossible
  return campusContacts([contact]).length === 0 ? 'It has characters that cannot be shown.' : null
}

export type ContactLines = { readonly ok: true; readonly contacts: readonly CampusContact[] } | { readonly ok: false; readonly problem: string }

/** Parses typed contacts; names the first bad line. Empty lines are dropped. */
export const parseContactLines = (text: string, max: number): ContactLines => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > max) return { ok: false, problem: `At most ${max} entries.` }
  for (const line of lines) {
    const problem = problemOf(contactOf(line))
    if (problem !== null) return { ok: false, problem: `“${line.trim().slice(0, 40)}”: ${problem}` }
  }
  return { ok: true, contacts: lines.map(contactOf) }
}
