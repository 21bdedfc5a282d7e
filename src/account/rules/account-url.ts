import { oneOf } from '../../kit/rules/choice.ts'
import { languages, type Language } from '../../kit/rules/language.ts'

/**
 * The URL parameters of /login and /profile. They have their own file because a route parses its URL before the screen is
 * loaded.
 */

/** The mails with a link or code that the app accepts, under the server's names. */
export const mailTypes = ['signup', 'recovery', 'email_change'] as const

export type MailType = (typeof mailTypes)[number]

/** The URL parameters of /login: the link that was opened, or the step that is shown. */
export type LoginSearch = {
  readonly type?: MailType | 'provider' | undefined
  readonly view?: 'forgot' | 'confirm' | undefined
  /** The token of a mailed link, under the server's name. */
  readonly token_hash?: string | undefined
}

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const loginSearch = ({ type, view, token_hash }: Record<string, unknown>): LoginSearch => ({
  type: oneOf([...mailTypes, 'provider'], type),
  view: oneOf(['forgot', 'confirm'], view),
  token_hash: typeof token_hash === 'string' ? token_hash : undefined,
})

export type MailedLink = { readonly type: MailType; readonly token_hash: string }

/** The mailed link in the parameters; null if there is none or if it is incomplete. */
export const mailedLink = ({ type, token_hash }: LoginSearch): MailedLink | null => {
  const mailType = oneOf(mailTypes, type)
  return mailType && token_hash ? { type: mailType, token_hash } : null
}

/** The URL parameters of /profile. */
export type ProfileSearch = {
  readonly view?: 'edit' | 'unsent' | undefined
  /** The language to switch to, from the links in the header. */
  readonly language?: Language | undefined
}

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const profileSearch = ({ view, language }: Record<string, unknown>): ProfileSearch => ({
  view: oneOf(['edit', 'unsent'], view),
  language: oneOf(languages, language),
})
