import { isIP } from 'node:net'

/**
 * True if the Host header names this server. This prevents DNS rebinding: a foreign page that points its own domain at
 * this machine sends that domain as Host. An IP address cannot be rebound.
 *
 * @param named additional names: HOST, and those in ALLOWED_HOSTS.
 */
export function isAllowedHost(header: string | undefined, named: readonly string[]): boolean {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '')
  const hostname = host.startsWith('[') ? host.slice(1, -1) : host
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname) !== 0 || named.includes(hostname)
}

/** The names in HOST and in the comma-separated ALLOWED_HOSTS, in lower case. */
export const namedHosts = (env: NodeJS.ProcessEnv, host: string): readonly string[] =>
  [host, ...(env['ALLOWED_HOSTS'] ?? '').split(',')]
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
