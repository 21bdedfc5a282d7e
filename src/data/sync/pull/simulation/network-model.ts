import { hourMs } from '@/domain/shared/durations'
import { OfflineError } from '../../../remote/errors'
import type { ServerResponse } from '../../outbox/classify'
import type { Remote } from '../../outbox/remote'
import { parseAnswer, type SyncAnswer } from '../sync-answer'
import type { Digests, SyncRemote, SyncRequest } from '../sync-remote'
import { answerOf, digestsOf, headOf, segmentOf } from './server-answers'
import type { ServerModel } from './server-model'
import type { ServerState } from './server-state'

const noAnswer: ServerResponse = { status: 0, code: '', rows: null }

/** A network that cuts requests, with a cache and a lagging replica in front of the server. */
export class NetworkModel implements SyncRemote {
  up = true
  /** The probability that a request is cut, in [0, 1]: half of them before they arrive, half before their answer does. */
  cutRate = 0
  /** How many states the replica is behind. */
  lag = 0
  hasCache = false
  private readonly cache = new Map<string, { readonly until: number; readonly answer: string }>()
  private readonly server: ServerModel
  private readonly random: () => number

  constructor(server: ServerModel, random: () => number) {
    this.server = server
    this.random = random
  }

  /** The same answer for everybody who asks alike, for an hour. Answers with own rows come from the server itself. */
  async sync(request: SyncRequest): Promise<SyncAnswer> {
    this.cut()
    const { own } = request
    if (own) return this.receive(JSON.stringify(answerOf(this.server.state, request, own.token)))
    const url = JSON.stringify(request)
    const cached = this.cache.get(url)
    if (this.hasCache && cached && this.server.now < cached.until) return this.receive(cached.answer)
    const state = this.replica()
    const answer = JSON.stringify(answerOf(state, request, null))
    // An answer that lacks the head that was asked for is not stored.
    if (request.head === undefined || request.head === null || request.head <= headOf(state, request.campus, null, 0)) this.cache.set(url, { until: this.server.now + hourMs, answer })
    return this.receive(answer)
  }

  async digests(campus: string, until: number): Promise<Digests> {
    this.cut()
    return digestsOf(this.replica(), campus, until)
  }

  async segment(campus: string, until: number, segment: string): Promise<readonly (readonly [string, number])[]> {
    this.cut()
    return segmentOf(this.replica(), campus, until, segment)
  }

  readonly outbox: Remote = {
    send: async (operation, _photo, { token }) => this.transmit(() => this.server.receive(operation, token ?? '')),
    look: async (operation) => this.transmit(() => this.server.look(operation)),
  }

  private replica(): ServerState {
    return this.server.states.at(-1 - this.lag) ?? this.server.states[0] ?? this.server.state
  }

  private receive(answer: string): SyncAnswer {
    this.cut()
    return parseAnswer(JSON.parse(answer))
  }

  private transmit(deliver: () => ServerResponse): ServerResponse {
    if (!this.isReachable()) return noAnswer
    const response = deliver()
    return this.isReachable() ? response : noAnswer
  }

  private isReachable(): boolean {
    return this.up && this.random() >= this.cutRate / 2
  }

  private cut(): void {
    if (!this.isReachable()) throw new OfflineError('cut')
  }
}
