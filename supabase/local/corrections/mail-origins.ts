import { AsyncLocalStorage } from 'node:async_hooks'

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')

/**
 * Correction: the origin of links in mails.
 *
 * Lite always takes the site URL, and a class opens the app under several names. Here a mail leads to the origin that
 * asked for it, if that is the site or in `additional_redirect_urls`: nobody can have a mail sent that leads elsewhere.
 * `localhost` is another machine for each reader, and named only where the site is that, too.
 */
export class MailOrigins {
  readonly #allowed: ReadonlySet<string>
  readonly #asking = new AsyncLocalStorage<string | null>()

  constructor(siteUrl: string, redirectUrls: readonly string[]) {
    const site = new URL(siteUrl)
    const others = redirectUrls
      .map((url) => new URL(url))
      .filter(({ hostname }) => isLoopback(site.hostname) || !isLoopback(hostname))
    this.#allowed = new Set([site, ...others].map(({ origin }) => origin).filter((origin) => origin !== 'null'))
  }

  /** Handles a request, and remembers its origin for the mails that it sends. */
  remembering<T>(request: Request, handle: () => Promise<T>): Promise<T> {
    return this.#asking.run(request.headers.get('origin'), handle)
  }

  /** The text of a mail with the current request's origin in its links. */
  apply(text: string): string {
    const origin = this.#asking.getStore()
    return origin && this.#allowed.has(origin) ? text.replaceAll(/https?:\/\/[^\s/]+(?=\/login\?type=)/g, origin) : text
  }
}
