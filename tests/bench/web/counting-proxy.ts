import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export type Sent = { readonly path: string; readonly bytes: number }

/** A proxy that counts the bytes of response bodies, as sent (compressed). */
export class CountingProxy {
  readonly #target: string
  readonly #server
  #sent: Sent[] = []
  #inFlight = 0
  #lastEndAt = 0

  /** @param latencyMs delay before each request is forwarded */
  constructor(target: string, latencyMs: number) {
    this.#target = target
    this.#server = createServer(async (request, response) => {
      const { method, headers, url = '/' } = request
      this.#inFlight += 1
      response.on('close', () => {
        this.#inFlight -= 1
        this.#lastEndAt = Date.now()
      })
      await setTimeout(latencyMs)
      const forwarded = forward(new URL(url, this.#target), { method, headers }, (upstream) => {
        let bytes = 0
        response.writeHead(upstream.statusCode ?? 502, upstream.headers)
        upstream.on('data', (chunk: Buffer) => (bytes += chunk.length))
        upstream.on('end', () => this.#sent.push({ path: url, bytes }))
        upstream.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      request.pipe(forwarded)
    })
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const { port } = this.#server.address() as AddressInfo
    return `http://localhost:${port}`
  }

  /** Returns what was sent since the last call. */
  take(): readonly Sent[] {
    const sent = this.#sent
    this.#sent = []
    return sent
  }

  /** Resolves once there was no request for `ms` milliseconds. */
  async atRest(ms: number): Promise<void> {
    this.#lastEndAt = Date.now()
    while (this.#inFlight > 0 || Date.now() - this.#lastEndAt < ms) await setTimeout(ms / 10)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
