/** The push services of the browsers, by host; `*.` stands for whatever comes before. */
const pushServices = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'web.push.apple.com', '*.push.apple.com', '*.notify.windows.com']

const matches = (host: string, pattern: string): boolean => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern)

/**
 * Whether an address that somebody has registered may be called: a known push service over https, or an origin that
 * the settings name. Anything else could be anybody's server, also one that only this machine can reach.
 */
export function isAllowedEndpoint(endpoint: string, otherOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (otherOrigins.includes(origin)) return true
  return protocol === 'https:' && port === '' && pushServices.some((pattern) => matches(hostname, pattern))
}
