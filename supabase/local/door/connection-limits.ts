import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { shares, type Share } from '../budgets.ts'
import { AddressSlots } from './address-slots.ts'
import type { TrustedProxies } from './caller-address.ts'
import { networkOf } from './network-of.ts'

/** The database, the files that are sent and the rest of the process have descriptors, too. */
const ownDescriptors = 256

/** The number of descriptors that the process may have; infinite where the system does not say. */
function descriptorLimit(): number {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
    )
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/**
 * A connection needs one descriptor, and another one for a file that it is sent. A third of all is the most for one
 * network.
 */
export function connectionLimits(descriptors = descriptorLimit()): Share {
  const total = Math.max(30, Math.min(shares.connections.total, Math.floor((descriptors - ownDescriptors) / 2)))
  return { total, address: Math.min(shares.connections.address, Math.floor(total / 3)) }
}

/**
 * Closes a connection of a network that has too many. Of a full server, the network with the most gives up its oldest
 * one. A trusted proxy limits its callers itself: theirs are told apart by their requests alone.
 */
export function limitConnections(server: Server, limits: Share, isTrusted: TrustedProxies): void {
  const slots = new AddressSlots(limits)
  server.on('connection', (socket) => {
    if (isTrusted(socket.remoteAddress ?? '')) return
    const slot = slots.take(networkOf(socket.remoteAddress ?? 'unknown'))
    if (!slot) return void socket.destroy()
    slot.signal.addEventListener('abort', () => socket.destroy())
    socket.once('close', () => slot.free())
  })
}

/**
 * Answers the requests of a connection one after another. The next one may arrive while the last bytes of an answer
 * leave; with more, the connection is closed: no client of the app sends so many, and each would wait in memory with
 * its answer.
 */
export class OneAnswerAtATime {
  readonly #unanswered = new WeakMap<Socket, Set<ServerResponse>>()

  /** Resolves when it is the request's turn. @returns false if there is nobody to answer any more */
  async admit({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const unanswered = this.#unanswered.get(socket) ?? new Set()
    const [before] = unanswered
    if (unanswered.size > 1) {
      socket.destroy()
      return false
    }
    this.#unanswered.set(socket, unanswered.add(response))
    response.once('close', () => unanswered.delete(response))
    if (before) await new Promise((resolve) => before.once('close', resolve))
    return !response.destroyed
  }
}
