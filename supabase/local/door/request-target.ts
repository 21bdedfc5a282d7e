const maxLength = 8_000

const backendPath = /^\/(?:rest|auth|storage|functions|live)\/v1(?:\/|$)/

/** True for a path that the backend answers; the app's files answer all others. */
export const isBackendPath = (path: string): boolean => backendPath.test(path)

/**
 * Without `%`: every check of a path then sees what the backend sees. Only the root of the tables ends with a slash.
 */
const isPlainBackendPath = (path: string): boolean =>
  /^[\w./-]+$/.test(path) && (!path.endsWith('/') || path === '/rest/v1/')

/** Half an encoded character, or an encoded `/`, `\`, `.` or null. */
const badEncoding = /%(?![\da-f]{2})|%(?:00|2e|2f|5c)/i

/**
 * The path of a request-target in origin form (RFC 9112, section 3.2.1), as browsers send it.
 *
 * @returns undefined for a target that no client of the app sends: in another form, with an empty or a dot segment,
 * with a backend's path
 *   in another spelling, or with a `#`, behind which Lite still reads parameters that no check sees
 */
export const pathOfTarget = (target: string | undefined): string | undefined => {
  if (target === undefined || target.length > maxLength || !/^\/[\x21\x22\x24-\x7e]*$/.test(target)) return undefined
  const path = target.split('?', 1)[0] ?? ''
  if (/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path) || badEncoding.test(path)) return undefined
  return isBackendPath(path) && !isPlainBackendPath(path) ? undefined : path
}
