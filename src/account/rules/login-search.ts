import { oneOf } from '@/kit/rules/choice'
import { mailTypes, type MailType } from './mail-types'

/** The URL parameters of /login: which link the person followed, or which step is open. */

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

/** The mailed link that the parameters hold; null if they hold none, or half of one. */
export const mailedLink = ({ type, token_hash }: LoginSearch): MailedLink | null => {
  const mailType = oneOf(mailTypes, type)
  return mailType && token_hash ? { type: mailType, token_hash } : null
}
