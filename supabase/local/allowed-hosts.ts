import { isIP } from 'node:net'

/**
 * Whether a request's Host header names this server. A page of somebody else's that has its own name lead to this
 * machine (DNS rebinding) sends that name; a number cannot be rebound.
 *
 * @param named further names: HOST, and those in ALLOWED_HOSTS.
 */
export function isAllowedHost(header: string | undefined, named: readonly string[]): boolean {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '')
  const bare = host.startsWith('[') ? host.slice(1, -1) : host
  return bare === 'localhost' || bare.endsWith('.localhost') || isIP(bare) !== 0 || named.includes(bare)
}

/** The names in ALLOWED_HOSTS, separated by commas, and in HOST. */
export const namedHosts = (env: NodeJS.ProcessEnv, host: string): readonly string[] =>
  [host, ...(env['ALLOWED_HOSTS'] ?? '').split(',')].map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
