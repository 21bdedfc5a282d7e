import type { Answer } from '../classify'
import type { Remote } from '../remote'
import type { ServerModel } from './server-model'

const faults = ['none', 'request lost', 'request late', 'request late', 'response lost', 'response lost', 'html 502', '503', '429', 'captive portal', 'robbed token'] as const
export type Fault = (typeof faults)[number]

const noAnswer: Answer = { status: 0, code: '', rows: null }

/** A network between a phone and the server: off, on, or losing what goes over it. */
export class NetworkModel implements Remote {
  up = true
  /** How likely each request meets a fault, in [0, 1]. */
  trouble = 0
  /** Requests that their senders have given up on, and that will arrive all the same. */
  private readonly underway: (() => void)[] = []
  private readonly server: ServerModel
  private readonly random: () => number

  constructor(server: ServerModel, random: () => number) {
    this.server = server
    this.random = random
  }

  send: Remote['send'] = async (operation, _photo, { token, signal }) =>
    this.carry(signal, () => this.server.receive(operation, token))

  look: Remote['look'] = async (operation, { token, signal }) => this.carry(signal, () => this.server.look(operation, token))

  /** Everything that is still under way arrives, in no order. */
  arrive(): void {
    while (this.underway.length > 0) this.underway.splice(Math.floor(this.random() * this.underway.length), 1)[0]?.()
  }

  private carry(signal: AbortSignal, reach: () => Answer): Answer {
    if (!this.up || signal.aborted) return noAnswer
    switch (this.fault()) {
      case 'none':
        return reach()
      case 'request lost':
        return noAnswer
      case 'request late':
        this.underway.push(reach)
        return noAnswer
      case 'response lost':
        reach()
        return noAnswer
      case 'html 502':
        return { status: 502, code: '', rows: null }
      case '503':
        return { status: 503, code: 'PGRST002', rows: [] }
      case '429':
        return { status: 429, code: 'PT429', rows: [], retryAfterMs: 2000 }
      case 'captive portal':
        return { status: 200, code: '', rows: null }
      case 'robbed token':
        return { status: 401, code: 'PGRST303', rows: [] }
    }
  }

  private fault(): Fault {
    if (this.random() >= this.trouble) return 'none'
    return faults[1 + Math.floor(this.random() * (faults.length - 1))] ?? 'none'
  }
}
