import type { MailType } from '../../src/account/rules/account-url.ts'
import { languages, locales, type Language } from '../../src/kit/rules/language.ts'
import { site } from '../../src/kit/rules/site.ts'
import * as en from '#words/kit/emails'
import * as sw from '#words-sw/kit/emails'
import { escapeHtml } from '../escape-html.ts'

/** The mails that the server sends for the app, by their names in `supabase/config.toml`. */
export const emailKinds = ['confirmation', 'recovery', 'email_change', 'reauthentication'] as const

export type EmailKind = (typeof emailKinds)[number]

export type EmailTemplate = { readonly subject: string; readonly html: string }

type Messages = { readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name] }

const texts: Readonly<Record<Language, Messages>> = { en, sw }

const text = (message: string): string => `<p>${escapeHtml(message)}</p>`
/** Leads to the app, not to the server, because a mail scanner that opens the link must change nothing. */
const link = (type: MailType, label: string): string =>
  `<p><a href="{{ .SiteURL }}/login?type=${type}&amp;token_hash={{ .TokenHash }}">${escapeHtml(label)}</a></p>`
const code = '<p><strong>{{ .Token }}</strong></p>'

type Mail = { readonly subject: string; readonly lines: readonly string[] }

const app = site.name

const mails: Readonly<Record<EmailKind, (say: Messages) => Mail>> = {
  confirmation: (say) => ({
    subject: say.confirmationSubject,
    lines: [
      text(say.confirmationLead({ app })),
      link('signup', say.confirmationLink),
      text(say.orCode),
      code,
      text(say.bothLast),
      text(say.confirmationNotAsked),
    ],
  }),
  recovery: (say) => ({
    subject: say.recoverySubject,
    lines: [
      text(say.recoveryLead({ app })),
      link('recovery', say.recoveryLink),
      text(say.orCode),
      code,
      text(say.bothLast),
      text(say.recoveryNotAsked),
    ],
  }),
  email_change: (say) => ({
    subject: say.emailChangeSubject,
    lines: [
      text(say.emailChangeLead({ app, oldAddress: '{{ .Email }}', newAddress: '{{ .NewEmail }}' })),
      link('email_change', say.emailChangeLink),
      text(say.orCode),
      code,
      text(say.bothLast),
      text(say.emailChangeNotAsked),
    ],
  }),
  reauthentication: (say) => ({
    subject: say.reauthenticationSubject,
    lines: [text(say.reauthenticationLead({ app })), code, text(say.codeLasts), text(say.reauthenticationNotAsked)],
  }),
}

/**
 * A mail in every language, because the server does not know the reader's. The server's Go template fills in the double
 * braces.
 */
export const emailTemplate = (kind: EmailKind): EmailTemplate => {
  const written = languages.map((language) => ({
    language,
    greeting: text(texts[language].greeting),
    ...mails[kind](texts[language]),
  }))
  const parts = written.map(({ language, greeting, lines }) =>
    [`<div lang="${locales[language]}">`, greeting, ...lines, '</div>', ''].join('\n'),
  )
  return { subject: written.map(({ subject }) => subject).join(' · '), html: parts.join('<hr>\n') }
}

/** Where a template is, from the project's root. */
export const emailTemplatePath = (kind: EmailKind): string => `supabase/templates/${kind.replaceAll('_', '-')}.html`
