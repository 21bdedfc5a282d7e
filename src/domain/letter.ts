/** What a person writes to the people who run this: a message of the contact form, an address for the newsletter. */

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

type Bodies = { readonly contact: ContactMessage; readonly newsletter: { readonly email: string } }
export type LetterKind = keyof Bodies

/** What is to be sent, before it is kept. */
export type LetterDraft = { readonly [Kind in LetterKind]: { readonly kind: Kind; readonly body: Bodies[Kind] } }[LetterKind]

/** Kept on this device until the server has it. A failed one was refused and waits for the person. */
export type Letter = LetterDraft & {
  /** Made here, so that the server knows a repeated send. */
  readonly id: string
  readonly writtenAt: string
  readonly state: 'waiting' | 'failed'
}
export type LetterOf<Kind extends LetterKind> = Extract<Letter, { readonly kind: Kind }>

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

/** What the server said: the HTTP status (0 when it could not be reached) and the SQLSTATE or PostgREST code. */
export type LetterAnswer = { readonly status: number; readonly code: string }

export type Delivery = 'delivered' | 'later' | 'refused'

const created = 201
const uniqueViolation = '23505'

/**
 * What an answer means for a letter. Only a row that was made, or one that is there already, is an acknowledgement: the
 * 200 of a captive portal is none. Refused is what would be refused each time: a value that breaks a rule, or is too large.
 */
export const deliveryOf = ({ status, code }: LetterAnswer): Delivery => {
  if (status === created || code === uniqueViolation) return 'delivered'
  return /^2[23]\w{3}$/.test(code) || status === 413 || status === 422 ? 'refused' : 'later'
}
