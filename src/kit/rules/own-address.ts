/**
 * The addresses that rows and catalogues may name: the database has the same rules (`…_own_addresses.sql`), but a
 * project may have older rows.
 */

export const fallbackPicture = '/pictures/campus.svg#fallback'

/** A picture that comes with the app. */
export const isDrawnPicture = (address: string): boolean => /^\/pictures\/[a-z]+\.svg#[a-z0-9-]+$/.test(address)

/** A picture in the public storage of the project. */
export const isStoragePath = (address: string): boolean =>
  /^\/storage\/v1\/object\/public\/[a-z-]+\/(?:[a-z0-9-]+\/){1,2}[a-z0-9-]+\.(?:webp|jpg)$/.test(address)

/**
 * A web site, by HTTPS: without a name before the host, which would hide it, and without what browsers take for a slash
 * or leave out.
 */
export const isWebLink = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#][^\\\s\p{Cc}]*)?$/iu.test(address)

/** A screen of the app. Browsers take `//host` and `/\host` for another host. */
export const isAppPath = (address: string): boolean => /^\/(?:[^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u.test(address)
