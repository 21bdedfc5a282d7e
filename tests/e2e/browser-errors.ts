import type { BrowserContext, Worker } from '@playwright/test'

/** Chromium's errors when nothing listens on the port, or the server closes a connection during a response. */
const unreachable =
  'net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|FAILED)'

/**
 * Offline, only requests to the backend and the check for a new version may fail. A page, chunk, catalogue or picture
 * that fails should have been in the cache.
 */
export const serverUnreachable = new RegExp(`${unreachable}.*/(?:(?:rest|auth|storage|functions|live)/v1/|sw\\.js)`)

/** Collects console errors, uncaught errors, failed requests and error responses of a browser. */
export class BrowserErrors {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  #listening = true

  follow(context: BrowserContext): void {
    const note = (text: string) => {
      if (this.#listening) this.#seen.push(text)
    }
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} ${message.location().url}`)
    })
    // Includes unhandled rejections.
    context.on('weberror', (event) =>
      note(`uncaught: ${event.error().name}, ${event.error().stack || event.error().message}`),
    )
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page aborts its requests.
      if (reason !== 'net::ERR_ABORTED') note(`request failed: ${reason} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) note(`response: ${response.status()} ${response.url()}`)
    })
    context.on('serviceworker', (worker) => followWorker(worker, note))
    for (const worker of context.serviceWorkers()) followWorker(worker, note)
  }

  /** Declares errors that the test expects. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
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
