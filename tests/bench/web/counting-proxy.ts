import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export type Sent = { readonly path: string; readonly bytes: number }

/** Stands before a server and counts what goes through it: bodies as they are sent, compressed. */
export class CountingProxy {
  readonly #target: string
  readonly #server
  #sent: Sent[] = []
  #underWay = 0
  #lastAt = 0

  /** @param latencyMs what a request waits before it goes on, as on a slow network */
  constructor(target: string, latencyMs: number) {
    this.#target = target
    this.#server = createServer(async (request, response) => {
      const { method, headers, url = '/' } = request
      this.#underWay += 1
      response.on('close', () => {
        this.#underWay -= 1
        this.#lastAt = Date.now()
      })
      await setTimeout(latencyMs)
      const asked = forward(new URL(url, this.#target), { method, headers }, (answer) => {
        let bytes = 0
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () => this.#sent.push({ path: url, bytes }))
        answer.pipe(response)
      })
      asked.on('error', () => response.destroy())
      request.pipe(asked)
    })
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const { port } = this.#server.address() as AddressInfo
    return `http://localhost:${port}`
  }

  /** What has been sent since this was last asked. */
  take(): readonly Sent[] {
    const sent = this.#sent
    this.#sent = []
    return sent
  }

  /** When nothing has been asked for so long. */
  async atRest(ms: number): Promise<void> {
    this.#lastAt = Date.now()
    while (this.#underWay > 0 || Date.now() - this.#lastAt < ms) await setTimeout(ms / 10)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
