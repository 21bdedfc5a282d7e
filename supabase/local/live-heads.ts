import type { IncomingMessage, ServerResponse } from 'node:http'
import { shares, type Share } from './budgets.ts'
import { AddressSlots } from './door/address-slots.ts'
import { printFailure } from './printable.ts'

const livePath = /^\/live\/v1\/([a-z][a-z0-9-]{1,19})$/
const everyMs = 2000
/**
 * Proxies close a connection that is silent for a minute, and a page that has heard nothing for a minute connects
 * again.
 */
const beatMs = 25_000
/** After a request for an unknown campus, the list of campuses is read again at most this often. */
const campusesForMs = 10_000
/** The bytes that may wait for a page before its stream is closed. None wait for a page that reads. */
const maxUnreadBytes = 4096

type Campus = {
  readonly listeners: Set<ServerResponse>
  head: string | null
  readAt: number
  /** The latest read. Simultaneous requests wait for the same one. */
  reading: Promise<void>
}

export type LiveHeadsSource = {
  readonly readCampuses: () => Promise<readonly string[]>
  /** The newest revision of a campus. */
  readonly readHead: (campus: string) => Promise<number | null>
}

const report = (error: unknown): null => {
  printFailure('Live updates failed', error)
  return null
}

/** Closes the stream of a page that does not read: unread bytes stay in memory. */
const writeTo = (listener: ServerResponse, text: string): void => {
  if (listener.writableLength > maxUnreadBytes) listener.destroy()
  else listener.write(text)
}

/** The end waits for what is unread, and for a page that reads nothing it would wait for good. */
const endStream = (listener: ServerResponse): void => {
  if (listener.writableLength > 0) listener.destroy()
  else listener.end()
}

/** A request from a network: see `networkOf`. */
type Asked = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly network: string }

type Options = { readonly limits?: Share; readonly now?: () => number }

/**
 * Notifies open pages of public changes on their campus: a stream of server-sent events, each with only the newest
 * revision. The database is queried at most once in two seconds for each campus with open pages, however many there
 * are.
 */
export class LiveHeads {
  readonly #source: LiveHeadsSource
  readonly #now: () => number
  readonly #slots: AddressSlots
  readonly #campuses = new Map<string, Campus>()
  readonly #timers: readonly NodeJS.Timeout[]
  #campusesReadAt = -Infinity
  #readingCampuses = Promise.resolve()

  constructor(source: LiveHeadsSource, { limits = shares.streams, now = () => performance.now() }: Options = {}) {
    this.#source = source
    this.#now = now
    this.#slots = new AddressSlots(limits)
    this.#timers = [
      setInterval(() => void this.#tellAll(), everyMs),
      setInterval(() => this.#writeAll(':\n\n'), beatMs),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Returns false for other paths. */
  handle(path: string, { request, response, network }: Asked): boolean {
    const slug = livePath.exec(path)?.[1]
    if (slug === undefined) return false
    this.#stream(slug, { request, response, network }).catch((error: unknown) => {
      report(error)
      response.destroy()
    })
    return true
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const { listeners } of this.#campuses.values()) for (const listener of listeners) endStream(listener)
  }

  async #stream(slug: string, { request, response, network }: Asked): Promise<void> {
    const streamed = await this.#slots.hold(network, async (signal) => {
      const campus = request.method === 'GET' ? await this.#currentCampus(slug).catch(report) : null
      return campus !== null && this.#listen(campus, response, signal)
    })
    // 204 tells an EventSource not to connect again.
    if (!streamed) response.writeHead(204).end()
  }

  /** Resolves when the stream has ended. */
  #listen(campus: Campus, response: ServerResponse, signal: AbortSignal): Promise<true> {
    return new Promise((resolve) => {
      // The page disconnected while the head was read.
      if (response.destroyed) return resolve(true)
      campus.listeners.add(response)
      signal.addEventListener('abort', () => {
        // A page that reads nothing delays the close, and a write after the end would end the process.
        campus.listeners.delete(response)
        endStream(response)
      })
      response.on('close', () => {
        campus.listeners.delete(response)
        resolve(true)
      })
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
      response.write(`retry: 15000\ndata: ${campus.head}\n\n`)
    })
  }

  /** A campus with its head, at most two seconds old; null for an unknown one. */
  async #currentCampus(slug: string): Promise<Campus | null> {
    if (!this.#campuses.has(slug)) await this.#knowCampuses()
    const campus = this.#campuses.get(slug)
    if (!campus) return null
    if (this.#now() - campus.readAt >= everyMs) campus.reading = this.#readHead(slug, campus)
    await campus.reading
    return campus.head === null ? null : campus
  }

  /** Campuses are added, never deleted. */
  #knowCampuses(): Promise<void> {
    if (this.#now() - this.#campusesReadAt >= campusesForMs) {
      this.#campusesReadAt = this.#now()
      this.#readingCampuses = this.#readCampuses()
    }
    return this.#readingCampuses
  }

  async #readCampuses(): Promise<void> {
    for (const slug of await this.#source.readCampuses()) {
      if (!this.#campuses.has(slug))
        this.#campuses.set(slug, { listeners: new Set(), head: null, readAt: -Infinity, reading: Promise.resolve() })
    }
  }

  async #readHead(slug: string, campus: Campus): Promise<void> {
    campus.readAt = this.#now()
    const head = await this.#source.readHead(slug)
    if (head === null || String(head) === campus.head) return
    campus.head = String(head)
    for (const listener of campus.listeners) writeTo(listener, `data: ${campus.head}\n\n`)
  }

  async #tellAll(): Promise<void> {
    for (const [slug, campus] of this.#campuses) {
      if (campus.listeners.size > 0) await this.#readHead(slug, campus).catch(report)
    }
  }

  #writeAll(text: string): void {
    for (const { listeners } of this.#campuses.values()) for (const listener of listeners) writeTo(listener, text)
  }
}
