import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listen } from './listen.ts'

/** Hears of each answer before its body, and adds what it counts of it. */
type Count<Counted> = (request: IncomingMessage, answer: IncomingMessage, add: (counted: Counted) => void) => void

/** A proxy that counts answers as they are sent (compressed). */
export class CountingProxy<Counted> {
  readonly #server
  #counted: Counted[] = []
  #inFlight = 0
  #lastEndAt = 0

  /** @param latencyMs delay before each request is forwarded */
  constructor(target: string, count: Count<Counted>, latencyMs = 0) {
    this.#server = createServer(async (request, response) => {
      const { method, headers, url = '/' } = request
      this.#inFlight += 1
      response.on('close', () => {
        this.#inFlight -= 1
        this.#lastEndAt = Date.now()
      })
      if (latencyMs > 0) await setTimeout(latencyMs)
      const forwarded = forward(new URL(url, target), { method, headers }, (answer) => {
        count(request, answer, (counted) => this.#counted.push(counted))
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      response.on('close', () => forwarded.destroy())
      request.pipe(forwarded)
    })
  }

  listen(): Promise<string> {
    return listen(this.#server)
  }

  /** Returns what was counted since the last call. */
  take(): readonly Counted[] {
    const counted = this.#counted
    this.#counted = []
    return counted
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
