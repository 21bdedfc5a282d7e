import { oneOf } from '../shared/choice'

/** The URL parameters of /login: which link the person followed, or which step is open. */

export type LoginSearch = {
  readonly type?: 'confirmation' | 'recovery' | 'provider' | undefined
  readonly view?: 'forgot' | undefined
}

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const loginSearch = ({ type, view }: Record<string, unknown>): LoginSearch => ({
  type: oneOf(['confirmation', 'recovery', 'provider'], type),
  view: oneOf(['forgot'], view),
})
