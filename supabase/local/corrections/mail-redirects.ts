import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Correction: where the link in a mail leads.
 *
 * A caller may say it with `redirect_to` (supabase-js: `emailRedirectTo`, `redirectTo`); Lite drops that and always
 * writes the site's own address. Here the address that the mail's request asked for is put into its links. Whether
 * it is allowed is checked when the link is opened, by Lite, against the same list as on the hosted service.
 */
const requestedRedirect = new AsyncLocalStorage<string | null>()

/** Answers a request, remembering where the mails that it causes shall lead. */
export function rememberingRedirect<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  return requestedRedirect.run(new URL(request.url).searchParams.get('redirect_to'), answer)
}

/** The text of a mail with its links leading where the current request wished. */
export function withRedirect(text: string): string {
  const target = requestedRedirect.getStore()
  return target ? text.replace(/(redirect_to=)[^\s&"]+/g, (_all, name: string) => `${name}${encodeURIComponent(target)}`) : text
}
