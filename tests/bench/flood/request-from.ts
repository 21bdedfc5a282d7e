import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers?: IncomingHttpHeaders
  readonly body?: string | Buffer | undefined
}

/** Sends a request from an address of this machine (127.0.0.0/8). @returns the status; 0 without an answer */
export const requestFrom = async (
  localAddress: string,
  url: string,
  { method, path, headers = {}, body }: Sent,
): Promise<number> => {
  try {
    const sent = request(`${url}${path}`, { method, headers, localAddress, timeout: 60_000 })
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
    const [response] = await once(sent, 'response')
    await text(response)
    return Number(response.statusCode)
  } catch {
    return 0
  }
}

/**
 * Opens a connection and writes bytes as they are. Whoever holds it ends it.
 * @param reads whether it reads what is answered
 */
export const connectFrom = (localAddress: string, url: string, bytes: string, { reads = true } = {}) => {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  socket.write(bytes)
  if (reads) socket.resume()
  return socket
}
