import type { IncomingMessage } from 'node:http'

/** Headers in which a proxy tells where a request comes from. Here nobody stands in front, so a caller's own mean nothing. */
const told = new Set(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])

/** Puts the address that a request really comes from into the header that the database's limits read. */
export function tellCallerAddress(request: IncomingMessage): void {
  const kept = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !told.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  request.rawHeaders = [...kept, 'cf-connecting-ip', request.socket.remoteAddress ?? 'unknown']
}
