import type { IncomingMessage, ServerResponse } from 'node:http'

const path = /^\/live\/v1\/([a-z][a-z0-9-]{1,19})$/
const everyMs = 2000
/** Proxies close a connection that is silent for a minute. */
const heartbeatMs = 50_000
const maxListeners = 5000

type Campus = { readonly listeners: Set<ServerResponse>; head: string }

/**
 * Tells open pages when something public of their campus has changed: a stream of server-sent events, each with the newest
 * revision and nothing else. The database is asked once for all pages of a campus.
 */
export class LiveHeads {
  readonly #readHead: (campus: string) => Promise<number | null>
  readonly #campuses = new Map<string, Campus>()
  readonly #timers: readonly NodeJS.Timeout[]
  #count = 0

  /** @param readHead the newest revision of a campus; null for an unknown one */
  constructor(readHead: (campus: string) => Promise<number | null>) {
    this.#readHead = readHead
    this.#timers = [setInterval(() => void this.#tellAll(), everyMs), setInterval(() => this.#writeAll(':\n\n'), heartbeatMs)]
    for (const timer of this.#timers) timer.unref()
  }

  /** Returns false for other addresses. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const slug = path.exec(new URL(request.url ?? '', 'http://local').pathname)?.[1]
    if (slug === undefined) return false
    void this.#listen(slug, request, response)
    return true
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { listeners } of this.#campuses.values()) for (const listener of listeners) listener.end()
  }

  async #listen(slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const head = await this.#readHead(slug).catch(() => null)
    // 204 tells an EventSource not to connect again.
    if (request.method !== 'GET' || head === null || this.#count >= maxListeners) return void response.writeHead(204).end()
    const campus = this.#campuses.get(slug) ?? { listeners: new Set<ServerResponse>(), head: String(head) }
    this.#campuses.set(slug, campus)
    campus.listeners.add(response)
    this.#count += 1
    response.on('close', () => {
      this.#count -= 1
      campus.listeners.delete(response)
      if (campus.listeners.size === 0) this.#campuses.delete(slug)
    })
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
    response.write(`retry: 15000\ndata: ${campus.head}\n\n`)
  }

  async #tellAll(): Promise<void> {
    for (const [slug, campus] of this.#campuses) {
      const head = await this.#readHead(slug).catch(() => null)
      if (head === null || String(head) === campus.head) continue
      campus.head = String(head)
      for (const listener of campus.listeners) listener.write(`data: ${campus.head}\n\n`)
    }
  }

  #writeAll(text: string): void {
    for (const { listeners } of this.#campuses.values()) for (const listener of listeners) listener.write(text)
  }
}
