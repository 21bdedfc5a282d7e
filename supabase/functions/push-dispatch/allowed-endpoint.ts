/** Hosts of the browsers' push services; `*.` matches any subdomain. */
const pushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/**
 * True if a registered endpoint may be called: a known push service over HTTPS, or an origin named in the settings.
 * Anything else could be an arbitrary server, including one that only this machine can reach (SSRF).
 */
export function isAllowedEndpoint(endpoint: string, otherOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (otherOrigins.includes(origin)) return true
  return protocol === 'https:' && port === '' && pushServices.some((pattern) => matches(hostname, pattern))
}
