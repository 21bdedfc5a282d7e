import { isIPv6 } from 'node:net'

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * The network that is counted for an address: an IPv4 address, or the first 64 bits of an IPv6 one, all of which one
 * household has. The database counts the same (`private.network_of`).
 */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['address']
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail = ''] = address.replace(/%.*/, '').split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  // An IPv4 address at the end stands for two groups.
  const missing = 8 - first.length - last.length - (tail.includes('.') ? 1 : 0)
  const groups = address.includes('::') ? [...first, ...Array.from({ length: missing }, () => '0'), ...last] : first
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
