import { hourMs } from '@/kit/rules/durations'
import { OfflineError } from '@/store/remote/errors'
import type { ServerResponse } from '@/store/sync/outbox/classify'
import type { Remote } from '@/store/sync/outbox/remote'
import { parseAnswer } from '@/store/sync/pull/sync-answer'
import type { SyncRemote } from '@/store/sync/pull/sync-remote'
import type { ServerModel } from './server-model'
import type { ServerState } from './server-state'
import { answerOf, digestsOf, headOf, segmentOf } from './sync-answers'

const noAnswer: ServerResponse = { status: 0, code: '', rows: null }

/** What a phone receives. */
const faults = {
  'request lost': noAnswer,
  'request late': noAnswer,
  'response lost': noAnswer,
  'html 502': { status: 502, code: '', rows: null },
  '503': { status: 503, code: 'PGRST002', rows: [] },
  '429': { status: 429, code: 'PT429', rows: [], retryAfterMs: 2000 },
  'captive portal': { status: 200, code: '', rows: null },
  'token refused': { status: 401, code: 'PGRST303', rows: [] },
} as const satisfies Readonly<Record<string, ServerResponse>>
type Fault = keyof typeof faults
const likely: readonly Fault[] = [
  'request lost',
  'request late',
  'request late',
  'response lost',
  'response lost',
  'html 502',
  '503',
  '429',
  'captive portal',
  'token refused',
]

/** A network that is off, on, or failing at random, with a cache and a lagging replica in front of the server. */
export class NetworkModel implements Remote, SyncRemote {
  up = true
  /** The probability that a request meets a fault, in [0, 1]. */
  faultRate = 0
  /** How many states the replica is behind. */
  lag = 0
  hasCache = false
  private readonly cache = new Map<string, { readonly until: number; readonly answer: string }>()
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

  fetchRow: Remote['fetchRow'] = async (operation, { token, signal }) =>
    this.transmit(signal, () => this.server.fetchRow(operation, token))

  sync: SyncRemote['sync'] = async (request) => parseAnswer(JSON.parse(this.read(() => this.syncAnswer(request))))

  digests: SyncRemote['digests'] = async (campus, until) => this.read(() => digestsOf(this.replica(), campus, until))

  segment: SyncRemote['segment'] = async (campus, until, segment) =>
    this.read(() => segmentOf(this.replica(), campus, until, segment))

  /** Delivers all late requests, in random order. */
  deliverLateRequests(): void {
    while (this.lateRequests.length > 0)
      this.lateRequests.splice(Math.floor(this.random() * this.lateRequests.length), 1)[0]?.()
  }

  /** The same answer for everybody who asks alike, for an hour. Answers with own rows come from the server itself. */
  private syncAnswer(request: Parameters<SyncRemote['sync']>[0]): string {
    const { own, head, campus } = request
    const { now, state } = this.server
    if (own) return JSON.stringify(answerOf(state, request, this.server.userOf(own.token) ?? null))
    const url = JSON.stringify(request)
    const cached = this.cache.get(url)
    if (this.hasCache && cached && now < cached.until) return cached.answer
    const answer = JSON.stringify(answerOf(this.replica(), request, null))
    // An answer that lacks the head that was asked for is not stored.
    if ((head ?? 0) <= headOf(this.replica(), campus, null, 0)) this.cache.set(url, { until: now + hourMs, answer })
    return answer
  }

  private replica(): ServerState {
    return this.server.states.at(-1 - this.lag) ?? this.server.states[0] ?? this.server.state
  }

  private read<Answer>(answer: () => Answer): Answer {
    const fault = this.nextFault()
    if (fault === 'none') return answer()
    if (fault === 'response lost') answer()
    throw new OfflineError(fault)
  }

  private transmit(signal: AbortSignal, deliver: () => ServerResponse): ServerResponse {
    if (signal.aborted) return noAnswer
    const fault = this.nextFault()
    if (fault === 'none') return deliver()
    if (fault === 'request late') this.lateRequests.push(deliver)
    if (fault === 'response lost') deliver()
    return faults[fault]
  }

  private nextFault(): Fault | 'none' {
    if (!this.up) return 'request lost'
    if (this.random() >= this.faultRate) return 'none'
    return likely[Math.floor(this.random() * likely.length)] ?? 'none'
  }
}
