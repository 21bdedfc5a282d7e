import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request. `bytes` counts the status line, the headers and the body of the response as sent. */
export type Answer = { readonly method: string; readonly path: string; readonly status: number; bytes: number; requestBytes: number }

const headerBytes = (first: string, { rawHeaders }: IncomingMessage): number =>
  first.length + 4 + rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)

/** A proxy that counts the bytes of the backend's responses. */
export class CountingProxy {
  readonly #server
  #answers: Answer[] = []

  constructor(target: string) {
    this.#server = createServer((request, response) => {
      const { method = 'GET', headers, url = '/' } = request
      const forwarded = forward(new URL(url, target), { method, headers }, (upstream) => {
        const status = upstream.statusCode ?? 502
        const answer: Answer = {
          method, path: url, status,
          bytes: headerBytes(`HTTP/1.1 ${status} ${upstream.statusMessage}`, upstream),
          requestBytes: headerBytes(`${method} ${url} HTTP/1.1`, request),
        }
        if (/^\/(?:rest|live|auth|storage|functions)\//.test(url)) this.#answers.push(answer)
        response.writeHead(status, upstream.headers)
        upstream.on('data', (chunk: Buffer) => (answer.bytes += chunk.length))
        upstream.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      response.on('close', () => forwarded.destroy())
      request.pipe(forwarded)
    })
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Returns the responses since the last call. */
  take(): readonly Answer[] {
    const answers = this.#answers
    this.#answers = []
    return answers
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
