/** What /login keeps in its address: which link brought the person here, or which step is open. */

export type LoginSearch = {
  readonly type?: 'confirmation' | 'recovery' | 'provider' | undefined
  readonly view?: 'forgot' | undefined
}

/** A value that makes no sense falls away: it is overwritten, because the router lays this over what the address said. */
export const loginSearch = ({ type, view }: Record<string, unknown>): LoginSearch => ({
  type: type === 'confirmation' || type === 'recovery' || type === 'provider' ? type : undefined,
  view: view === 'forgot' ? view : undefined,
})
