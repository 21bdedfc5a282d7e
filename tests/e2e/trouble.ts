import type { BrowserContext, Worker } from '@playwright/test'

/** What a browser says when nobody listens at the address, or who does goes away in the middle of an answer. */
const unreachable = 'net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|FAILED)'

/**
 * Without the server only the backend and the check for a new version may fail. A page, a chunk, a catalogue or a
 * picture that does is a file that the phone should have kept.
 */
export const serverGone = new RegExp(`${unreachable}.*/(?:(?:rest|auth|storage|functions|live)/v1/|sw\\.js)`)

/** Listens for everything that goes wrong in a browser and that no test has arranged. */
export class Troubles {
  readonly #seen: string[] = []
  readonly #arranged: RegExp[] = []
  #listening = true

  follow(context: BrowserContext): void {
    const note = (text: string) => {
      if (this.#listening) this.#seen.push(text)
    }
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} ${message.location().url}`)
    })
    // Unhandled rejections come here too.
    context.on('weberror', (event) => note(`uncaught: ${event.error().stack ?? event.error().message}`))
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left drops what it was still loading.
      if (reason !== 'net::ERR_ABORTED') note(`request failed: ${reason} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`)
    })
    context.on('serviceworker', (worker) => followWorker(worker, note))
    for (const worker of context.serviceWorkers()) followWorker(worker, note)
  }

  /** Says that this is going to happen and is no failure. */
  expect(pattern: RegExp): void {
    this.#arranged.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#arranged.some((pattern) => pattern.test(text)))
  }

  stopListening(): void {
    this.#listening = false
  }
}

function followWorker(worker: Worker, note: (text: string) => void): void {
  worker.on('console', (message) => {
    if (message.type() === 'error') note(`worker console error: ${message.text()}`)
  })
}
