import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { listen } from '../listen.ts'

/** A slow mobile network: 480 kbit/s down, 300 ms for a round trip. */
const bytesPerMs = 60
const oneWayMs = 150
const packet = 1460

/** A proxy whose bandwidth all connections of a phone share, including those of the service worker. */
export class SlowLink {
  readonly #server
  readonly #sockets = new Set<Socket>()
  /** When the link is free again (milliseconds since the epoch). */
  #freeAt = 0

  constructor(target: string) {
    const { hostname, port } = new URL(target)
    this.#server = createServer((phone) => void this.#serve(phone, hostname, Number(port)).catch(() => phone.destroy()))
  }

  async #serve(phone: Socket, host: string, port: number): Promise<void> {
    this.#sockets.add(phone)
    phone.on('error', () => {}).on('close', () => this.#sockets.delete(phone))
    phone.pause()
    // The delay of the TCP handshake.
    await delay(2 * oneWayMs)
    const server = connect(port, host)
    server.on('error', () => phone.destroy())
    phone.on('data', (bytes: Buffer) => void delay(oneWayMs).then(() => server.write(bytes)))
    phone.on('close', () => server.destroy())
    phone.resume()
    for await (const bytes of server) await this.#send(phone, bytes)
    // Close after the last packet has arrived.
    await delay(2 * oneWayMs)
    phone.end()
  }

  /** Sends packet by packet, so that connections take turns. */
  async #send(phone: Socket, bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; from += packet) {
      const part = bytes.subarray(from, from + packet)
      this.#freeAt = Math.max(Date.now(), this.#freeAt) + part.length / bytesPerMs
      const sentAt = this.#freeAt
      if (sentAt > Date.now()) await delay(sentAt - Date.now())
      void delay(oneWayMs).then(() => phone.writable && phone.write(part))
    }
  }

  listen(): Promise<string> {
    return listen(this.#server)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}
