import type { EmailDriver, EmailMessage } from '@supabase/lite'
import type { MailOrigins } from './corrections/mail-origins.ts'
import { codeIn, inTemplate } from './corrections/mail-texts.ts'
import type { MailTemplates } from './corrections/mail-texts.ts'
import type { SignedLinks } from './corrections/signed-links.ts'
import { printable } from './printable.ts'

/** A mail that was captured instead of sent. */
export type CapturedEmail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The first link in the text: for confirmation, recovery or sign-in. */
  readonly link: string | undefined
  /** The code that the app takes in place of the link. */
  readonly code: string | undefined
}

const maxEmails = 200

/** Captures every mail of the embedded backend: stores the latest ones in memory and prints each as one block. */
export class CapturedEmails implements EmailDriver {
  readonly all: CapturedEmail[] = []
  readonly #templates: MailTemplates
  readonly #links: SignedLinks
  readonly #origins: MailOrigins
  readonly #show: (block: string) => void

  /** @param show prints a mail; pass a no-op to suppress the output. */
  constructor(
    templates: MailTemplates,
    links: SignedLinks,
    origins: MailOrigins,
    show: (block: string) => void = console.log,
  ) {
    this.#templates = templates
    this.#links = links
    this.#origins = origins
    this.#show = show
  }

  async send(message: EmailMessage): Promise<void> {
    const { subject, text } = await inTemplate(message, this.#templates)
    const body = this.#origins.apply(this.#links.sign(text))
    const email = {
      to: message.to,
      subject,
      text: body,
      link: /https?:\/\/\S+/.exec(body)?.[0],
      code: codeIn(message.text ?? ''),
    }
    this.all.push(email)
    if (this.all.length > maxEmails) this.all.shift()
    this.#show(asBlock(email))
  }

  latestTo(address: string): CapturedEmail | undefined {
    return this.all.findLast((email) => email.to.toLowerCase() === address.toLowerCase())
  }
}

function asBlock(email: CapturedEmail): string {
  const lines = [`To:      ${email.to}`, `Subject: ${email.subject}`, '', ...email.text.trim().split('\n')]
  return [
    '',
    '┌─ Mail (kept on this machine, not sent)',
    ...lines.map((line) => `│ ${printable(line)}`),
    '└─',
    '',
  ].join('\n')
}
