import type { ServerResponse } from 'node:http'
import { shares, type Share } from '../budgets.ts'
import { AddressSlots } from './address-slots.ts'

const kB = 1024

/** The bytes of a file or an answer that are read and sent at once. */
const partBytes = 32 * kB
/** The memory for an answer from a file: one part that is read and one that is sent. */
export const fileBytes = 128 * kB

/** A reader must take as much of an answer in this time. */
const slowest = { bytes: 8 * kB, withinMs: 30_000 }

type Watched = { taken: number; since: number }

/** The bytes that have left the process; the rest waits in memory. */
const takenOf = ({ socket }: ServerResponse): number => (socket ? socket.bytesWritten - socket.writableLength : 0)

type Options = { readonly limits?: Share; readonly now?: () => number }

/**
 * Bounds the memory of answers that are not read, by network, and closes the connections of readers who take next to
 * nothing.
 */
export class SlowReaders {
  readonly #slots: AddressSlots
  readonly #now: () => number
  readonly #watched = new Map<ServerResponse, Watched>()
  readonly #timer: NodeJS.Timeout

  constructor({ limits = shares.unread, now = () => performance.now() }: Options = {}) {
    this.#slots = new AddressSlots(limits)
    this.#now = now
    this.#timer = setInterval(() => this.closeSlowest(), 5000)
    this.#timer.unref()
  }

  /** The number of answers that are not read to their end. */
  get unread(): number {
    return this.#watched.size
  }

  /** Counts an answer until it is read. @returns false if too much of the network waits already */
  admit(response: ServerResponse, network: string, bytes: number): boolean {
    if (response.destroyed || response.writableFinished) return true
    const slot = this.#slots.take(network, bytes)
    if (!slot) return false
    this.#watched.set(response, { taken: takenOf(response), since: this.#now() })
    slot.signal.addEventListener('abort', () => response.destroy())
    response.once('close', () => {
      slot.free()
      this.#watched.delete(response)
    })
    return true
  }

  /** Closes the connections of those who have taken too little. */
  closeSlowest(): void {
    for (const [response, watched] of this.#watched) {
      const taken = takenOf(response)
      if (!response.headersSent || taken - watched.taken >= slowest.bytes)
        Object.assign(watched, { taken, since: this.#now() })
      else if (this.#now() - watched.since >= slowest.withinMs) response.destroy()
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /**
   * An answer in parts, each of which is made when the one before has left.
   * @param isFile whether its body is read from a file; any other is in memory
   * @returns undefined if too much of the network waits already
   */
  async inParts(
    answer: Response,
    response: ServerResponse,
    { network, isFile }: { readonly network: string; readonly isFile: boolean },
  ): Promise<Response | undefined> {
    const { body, status, headers } = answer
    if (!body) return answer
    const bytes = isFile ? null : new Uint8Array(await answer.arrayBuffer())
    if (bytes && bytes.byteLength <= partBytes) return new Response(bytes, { status, headers })
    if (!this.admit(response, network, bytes?.byteLength ?? fileBytes)) {
      await body.cancel().catch(() => {})
      return undefined
    }
    if (bytes) headers.set('content-length', String(bytes.byteLength))
    return new Response(bytes ? partsOf(bytes) : untilClosed(body, response), { status, headers })
  }
}

function partsOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let next = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes.subarray(next, (next += partBytes)))
    if (next >= bytes.byteLength) controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/** A stream that ends with the connection: whoever hangs up leaves no open file behind. */
function untilClosed(body: ReadableStream<Uint8Array>, response: ServerResponse): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  response.once('close', stop)
  if (response.destroyed) stop()
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const read = await reader.read().catch(() => undefined)
    if (read?.value) return controller.enqueue(read.value)
    // A file that is gone: half an answer is none.
    if (!read) response.destroy()
    controller.close()
  }
  return new ReadableStream({ pull, cancel: stop }, { highWaterMark: 0 })
}
