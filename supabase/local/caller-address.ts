import type { IncomingMessage } from 'node:http'

/** Headers in which a proxy reports the client's address. There is no proxy here, so a client's own values are dropped. */
const addressHeaders = new Set(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/** Sets `cf-connecting-ip`, which the database's rate limits read, to the address of the connection. */
export function setCallerAddress(request: IncomingMessage): void {
  const headers = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !addressHeaders.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  request.rawHeaders = [...headers, 'cf-connecting-ip', request.socket.remoteAddress ?? 'unknown']
}
