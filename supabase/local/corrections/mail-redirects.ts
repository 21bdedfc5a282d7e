import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Correction: the redirect target of links in mails.
 *
 * Callers set it with `redirect_to` (supabase-js: `emailRedirectTo`, `redirectTo`); Lite ignores that and always uses
 * the site URL. This puts the requested target into the links. When a link is opened, Lite checks the target against
 * the same allow list as the hosted service.
 */
const requestedRedirect = new AsyncLocalStorage<string | null>()

/** Handles a request, and remembers the redirect target for the mails that it sends. */
export function rememberingRedirect<T>(request: Request, handle: () => Promise<T>): Promise<T> {
  return requestedRedirect.run(new URL(request.url).searchParams.get('redirect_to'), handle)
}

/** The text of a mail with the current request's redirect target in its links. */
export function withRedirect(text: string): string {
  const target = requestedRedirect.getStore()
  return target ? text.replace(/(redirect_to=)[^\s&"]+/g, (_all, name: string) => `${name}${encodeURIComponent(target)}`) : text
}
