import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { StartupError } from '../startup-error.ts'
import { networkOf } from './network-of.ts'

/** Headers in which a proxy reports the client's address. What a client puts into them is its own word. */
const addressHeaders = new Set(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/** True for the address of a proxy that may say who calls. */
export type TrustedProxies = (address: string) => boolean

/** Some proxies add the port, which is another one for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Reads TRUSTED_PROXIES: addresses and subnets, such as `127.0.0.1, ::1, 10.0.0.0/8`. Nobody is trusted without it.
 * @throws {StartupError} that names what is no address
 */
export function trustedProxies(text: string | undefined): TrustedProxies {
  const list = new BlockList()
  for (const named of (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const longest = isIPv6(named.split('/')[0] ?? '') ? 128 : 32
    const [address = '', bits = String(longest)] = named.split('/')
    const prefix = Number(bits)
    if (isIP(address) === 0 || !/^\d+$/.test(bits) || prefix > longest)
      throw new StartupError(
        `TRUSTED_PROXIES has "${named}", which is neither an address nor a subnet such as 10.0.0.0/8`,
      )
    list.addSubnet(address, prefix, familyOf(address))
  }
  return (address) => {
    const unzoned = address.replace(/%.*/, '')
    return isIP(unzoned) !== 0 && list.check(unzoned, familyOf(unzoned))
  }
}

/**
 * The address that a request came from. A trusted proxy reports it as the last of X-Forwarded-For; where that is
 * another trusted proxy, the one before it, and so on.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: TrustedProxies,
): string {
  const reported = [headers['x-forwarded-for']].flat().flatMap((each) => each?.split(',') ?? [])
  const hops = [...reported.map((each) => withoutPort(each.trim())), socket.remoteAddress ?? 'unknown']
  return hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? 'unknown'
}

/** Sets `cf-connecting-ip`, which all limits read, to the caller's network. */
export function setCallerNetwork(request: IncomingMessage, network: string): void {
  const headers = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !addressHeaders.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  request.rawHeaders = [...headers, 'cf-connecting-ip', network]
}

/** The network that a request is counted for. */
export const callerNetwork = (
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: TrustedProxies,
): string => networkOf(callerAddress(request, isTrusted))
