import * as v from 'valibot'
import { readPhone } from '@/kit/rules/phone'
import { isSameText } from '@/kit/rules/same-text'
import { telLink } from '@/kit/rules/phone-links'
import { isSampleNumber } from '@/kit/rules/sample-number'

/** A contact of a campus. `value` is a phone number, an e-mail address or a short text. */
export type CampusContact = { readonly label: string; readonly value: string }

/** The maximum length of a label and of a value. */
export const contactLength = 80

/** A text without line breaks and without characters that reverse the text around them. */
const plainText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(contactLength),
  v.regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u),
)
const contactSchema = v.object({ label: plainText, value: plainText })

/** The valid entries of a stored list. */
export const campusContacts = (list: unknown): readonly CampusContact[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const contact = v.safeParse(contactSchema, entry)
    return contact.success ? [contact.output] : []
  })

/** The way to reach a contact. `href` is null for a text and for a sample number, which reaches nobody. */
export type ContactChannel =
  | { readonly kind: 'phone' | 'email'; readonly text: string; readonly href: string }
  | { readonly kind: 'text' | 'sample'; readonly text: string; readonly href: null }

/** Numbers such as 999 or 1195, which have no country code. */
const shortCode = /^[1-9]\d{2,4}$/
const emailSchema = v.pipe(v.string(), v.email())

export const channelOf = (value: string): ContactChannel => {
  if (shortCode.test(value)) return { kind: 'phone', text: value, href: `tel:${value}` }
  const phone = readPhone(value)
  if (phone.ok)
    return isSampleNumber(phone.digits)
      ? { kind: 'sample', text: phone.display, href: null }
      : { kind: 'phone', text: phone.display, href: telLink(phone.digits) }
  if (v.is(emailSchema, value)) return { kind: 'email', text: value, href: `mailto:${value}` }
  return { kind: 'text', text: value, href: null }
}

/** A contact and the way to reach it. */
export type Reachable = ContactChannel & { readonly label: string }
export type Call = { readonly label: string; readonly text: string; readonly href: string }

export const reachable = (contacts: readonly CampusContact[]): readonly Reachable[] =>
  contacts.map(({ label, value }) => ({ label, ...channelOf(value) }))

const once = <Shown extends { readonly text: string }>(list: readonly Shown[]): readonly Shown[] =>
  list.filter(({ text }, index) => list.findIndex((other) => other.text === text) === index)

/**
 * The number that a campus itself gives for an office; null if it gives none. It has priority: a list of services or of
 * emergency contacts may name the same office, and the number there counts only if the campus gives none.
 */
export const ownNumber = (own: readonly CampusContact[], name: string): string | null =>
  own.find(({ label, value }) => isSameText(label, name) && ['phone', 'sample'].includes(channelOf(value).kind))
    ?.value ?? null

/** True if both texts are the same number, perhaps in different formats. */
export const isSameNumber = (one: string, other: string): boolean => channelOf(one).text === channelOf(other).text

/** Replaces the numbers in a list with the campus's own ones. */
export const withOwnNumbers = <Entry extends { readonly name: string; readonly phone: string }>(
  entries: readonly Entry[],
  own: readonly CampusContact[],
): readonly Entry[] =>
  entries.map((entry) => {
    const phone = ownNumber(own, entry.name)
    return phone === null || isSameNumber(phone, entry.phone) ? entry : { ...entry, phone }
  })

/** The contacts that can be called, each number once. */
export const callsOf = (contacts: readonly CampusContact[]): readonly Call[] =>
  once(reachable(contacts).flatMap(({ kind, label, text, href }) => (kind === 'phone' ? [{ label, text, href }] : [])))

/** The contacts that cannot be called (samples, addresses, texts), each once. */
export const uncallable = (contacts: readonly CampusContact[]): readonly Reachable[] =>
  once(reachable(contacts).filter(({ kind }) => kind !== 'phone'))
