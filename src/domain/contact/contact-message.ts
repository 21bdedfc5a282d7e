/** What a person writes to the people who run this, in the contact form. */

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** How long each field may be; the database refuses more. */
export const contactLimits = { name: 120, email: 320, subject: 200, message: 4000 } as const satisfies Record<keyof ContactMessage, number>

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

export const trimMessage = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
})

const fields = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof ContactMessage)[]

/** The fields that hold nothing: blanks fill no required field. */
export const missingFields = (message: ContactMessage): readonly (keyof ContactMessage)[] =>
  fields.filter((field) => message[field].trim() === '')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A message as it was kept, to correct it. */
export const readMessage = (kept: Readonly<Record<string, unknown>>): ContactMessage => ({
  name: textOf(kept['name']),
  email: textOf(kept['email']),
  subject: textOf(kept['subject']),
  message: textOf(kept['message']),
})
