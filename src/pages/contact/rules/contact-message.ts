/** The message of the contact form. */

import { emailLimit } from '@/kit/rules/email-address'
import { plainLine, plainText } from '@/kit/rules/plain-text'

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The longest text of each field, in characters, as in the database. */
export const contactLimits = { name: 120, email: emailLimit, subject: 200, message: 4000 } as const satisfies Record<
  keyof ContactMessage,
  number
>

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** Cleans a message for sending. */
export const plainMessage = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: plainLine(name),
  email: plainLine(email),
  subject: plainLine(subject),
  message: plainText(message),
})

const fields = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof ContactMessage)[]

/** The fields that are empty or blank. */
export const missingFields = (message: ContactMessage): readonly (keyof ContactMessage)[] =>
  fields.filter((field) => plainText(message[field]) === '')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Fills the form from a stored message. */
export const readMessage = (stored: Readonly<Record<string, unknown>>): ContactMessage => ({
  name: textOf(stored['name']),
  email: textOf(stored['email']),
  subject: textOf(stored['subject']),
  message: textOf(stored['message']),
})
