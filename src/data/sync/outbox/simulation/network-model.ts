import type { ServerResponse } from '../classify'
import type { Remote } from '../remote'
import type { ServerModel } from './server-model'

const faults = ['none', 'request lost', 'request late', 'request late', 'response lost', 'response lost', 'html 502', '503', '429', 'captive portal', 'token refused'] as const
export type Fault = (typeof faults)[number]

const noAnswer: ServerResponse = { status: 0, code: '', rows: null }

/** A network that is off, on, or failing at random. */
export class NetworkModel implements Remote {
  up = true
  /** The probability that a request meets a fault, in [0, 1]. */
  faultRate = 0
  /** Requests whose senders have given up, but that will still arrive. */
  private readonly lateRequests: (() => void)[] = []
  private readonly server: ServerModel
  private readonly random: () => number

  constructor(server: ServerModel, random: () => number) {
    this.server = server
    this.random = random
  }

  send: Remote['send'] = async (operation, _photo, { token, signal }) =>
    this.transmit(signal, () => this.server.receive(operation, token))

  look: Remote['look'] = async (operation, { token, signal }) => this.transmit(signal, () => this.server.look(operation, token))

  /** Delivers all late requests, in random order. */
  deliverLateRequests(): void {
    while (this.lateRequests.length > 0) this.lateRequests.splice(Math.floor(this.random() * this.lateRequests.length), 1)[0]?.()
  }

  private transmit(signal: AbortSignal, deliver: () => ServerResponse): ServerResponse {
    if (!this.up || signal.aborted) return noAnswer
    switch (this.nextFault()) {
      case 'none':
        return deliver()
      case 'request lost':
        return noAnswer
      case 'request late':
        this.lateRequests.push(deliver)
        return noAnswer
      case 'response lost':
        deliver()
        return noAnswer
      case 'html 502':
        return { status: 502, code: '', rows: null }
      case '503':
        return { status: 503, code: 'PGRST002', rows: [] }
      case '429':
        return { status: 429, code: 'PT429', rows: [], retryAfterMs: 2000 }
      case 'captive portal':
        return { status: 200, code: '', rows: null }
      case 'token refused':
        return { status: 401, code: 'PGRST303', rows: [] }
    }
  }

  private nextFault(): Fault {
    if (this.random() >= this.faultRate) return 'none'
    return faults[1 + Math.floor(this.random() * (faults.length - 1))] ?? 'none'
  }
}
