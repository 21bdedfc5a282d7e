import type { IncomingMessage } from 'node:http'
import { networkOf } from './network-of.ts'

/** Headers in which a proxy reports the client's address. No proxy is in front of this server, so values sent by clients are dropped. */
const addressHeaders = new Set(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/** Sets `cf-connecting-ip`, which all limits read, to the network of the connection. */
export function setCallerAddress(request: IncomingMessage): void {
  const headers = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !addressHeaders.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  request.rawHeaders = [...headers, 'cf-connecting-ip', networkOf(request.socket.remoteAddress ?? 'unknown')]
}

const loopback = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * The network that a stream is counted for. A connection from this machine may come from a proxy, which then reports the
 * client's address as the last of its header.
 */
export function connectionAddress({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? 'unknown'
  const reported = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
  return networkOf(loopback.test(address) && reported ? reported : address)
}
