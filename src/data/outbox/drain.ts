import { OfflineError } from '../remote/errors'
import { backoffMs } from './backoff'
import { classify, type Answer, type ResponseClass } from './classify'
import { IdentityChangedError, SignInNeededError } from './errors'
import { resolveConflict } from './resolve-conflict'
import type { Failure, Identity, Operation } from './operation'
import { nextAttemptAt, readyLanes } from './plan'
import type { Env, RequestContext, Remote } from './remote'
import type { ServerRow } from './public-copies'
import type { OutboxStore } from './store'
import { writables } from './writables'

const lanesAtOnce = 6
const batchMs = 25_000

export type DrainEnd =
  /** Everything that could be sent has been. */
  | 'idle'
  | 'offline'
  | 'auth'
  /** Another account is signed in now, or another page has taken over. */
  | 'stopped'
  /** There is more than one batch may take; go on with the next. */
  | 'more'

export type DrainReport = {
  readonly end: DrainEnd
  readonly acknowledged: number
  /** When something that was put off may be tried again (milliseconds since the epoch). */
  readonly nextAt: number | null
}

export type DrainParts = {
  readonly identity: Identity
  readonly store: OutboxStore
  readonly remote: Remote
  readonly env: Env
  /** Ends the batch: a page that is robbed of the lock, or leaves. */
  readonly signal: AbortSignal
}

/**
 * Sends what waits: first in, first out inside a lane, six lanes at a time. Ends when nothing more can be sent now.
 * Whatever ends it, an operation is either still kept or acknowledged.
 */
export const drain = (parts: DrainParts): Promise<DrainReport> => new Drain(parts).run()

class Drain {
  private end: Exclude<DrainEnd, 'idle'> | null = null
  private acknowledged = 0
  /** The token that was asked for when one was refused: one for all lanes of a batch. */
  private renewed: Promise<string | null | undefined> | null = null
  private readonly parts: DrainParts
  private readonly startedAt: number

  constructor(parts: DrainParts) {
    this.parts = parts
    this.startedAt = parts.env.now()
  }

  async run(): Promise<DrainReport> {
    const { store, env } = this.parts
    for (;;) {
      const lanes = readyLanes(await store.pending(), env.now()).values()
      const first = lanes.next()
      if (first.done || this.stops()) break
      const work = async (lane: IteratorResult<readonly Operation[]>) => {
        for (let next = lane; !next.done && !this.stops(); next = lanes.next()) await this.runLane(next.value)
      }
      await Promise.all([work(first), ...Array.from({ length: lanesAtOnce - 1 }, () => work(lanes.next()))])
    }
    return { end: this.end ?? 'idle', acknowledged: this.acknowledged, nextAt: nextAttemptAt(await store.pending()) }
  }

  private stops(): boolean {
    if (this.parts.signal.aborted) this.end ??= 'stopped'
    else if (this.parts.env.now() - this.startedAt > batchMs) this.end ??= 'more'
    return this.end !== null
  }

  /** What joins the lane meanwhile comes with the next round. */
  private async runLane(lane: readonly Operation[]): Promise<void> {
    for (const { seq } of lane) {
      if (this.stops() || !(await this.sendOne(seq))) return
    }
  }

  /** Whether the next one of the lane may follow. */
  private async sendOne(seq: number): Promise<boolean> {
    const { store } = this.parts
    const token = await this.token(false)
    if (token === undefined) return false
    const operation = await store.markAttempted(seq)
    if (!operation) return false
    return this.settle(operation, token)
  }

  private async settle(operation: Operation, token: string | null): Promise<boolean> {
    const { store, remote } = this.parts
    const photo = operation.action === 'upload' ? await store.photo(operation.photo) : undefined
    const answer = await remote.send(operation, photo, this.context(token))
    const verdict = classify(answer, await this.expectation(operation))
    if (verdict.kind === 'check') return this.check(operation, token, answer)
    if (verdict.kind === 'auth') {
      // The server does not take the token, whatever this phone's clock says of it. Lanes that sent the old one go on with the new.
      this.renewed ??= this.token(true)
      const fresh = await this.renewed
      if (fresh === undefined) return false
      if (fresh !== token) return this.settle(operation, fresh)
    }
    return this.conclude(operation, verdict, answer, rowOf(answer, operation))
  }

  /** Looks at the row to learn whether the wish is fulfilled, undone by others, or to be tried again. */
  private async check(operation: Operation, token: string | null, first: Answer): Promise<boolean> {
    const answer = await this.parts.remote.look(operation, this.context(token))
    const seen = answer.status >= 200 && answer.status < 300 ? answer.rows : null
    if (seen === null) {
      const verdict = classify(answer, await this.expectation(operation))
      return this.conclude(operation, verdict.kind === 'dead' ? { kind: 'retry' } : verdict, answer, null)
    }
    const row = seen[0] ?? null
    const judged = resolveConflict(operation, row, this.parts.identity)
    if (judged.kind === 'rebase') {
      await this.parts.store.rebase(operation.seq, judged.baseRev)
      return this.conclude(operation, { kind: 'retry', afterMs: 0 }, answer, row)
    }
    return this.conclude(operation, judged, first, row)
  }

  private async conclude(operation: Operation, verdict: ResponseClass, { status, code }: Answer, row: ServerRow | null): Promise<boolean> {
    const { store, env } = this.parts
    switch (verdict.kind) {
      case 'done':
        await store.acknowledge(operation, row)
        this.acknowledged += 1
        return true
      case 'retry': {
        const tries = operation.tries + 1
        await store.postpone(operation.seq, tries, env.now() + backoffMs(tries, env.random(), verdict.afterMs))
        return false
      }
      case 'blocked':
        await store.block(operation.seq)
        return false
      case 'dead':
        await store.markRejected(operation.seq, { reason: verdict.reason, status, code } satisfies Failure)
        return false
      case 'check':
      case 'offline':
        this.end ??= this.parts.signal.aborted ? 'stopped' : 'offline'
        return false
      case 'auth':
        this.end ??= 'auth'
        return false
    }
  }

  /** @returns undefined when there is none, and nothing more can be sent */
  private async token(fresh: boolean): Promise<string | null | undefined> {
    try {
      return await this.parts.env.token(fresh)
    } catch (error) {
      if (error instanceof OfflineError) this.end ??= 'offline'
      else if (error instanceof SignInNeededError) this.end ??= 'auth'
      else if (error instanceof IdentityChangedError) this.end ??= 'stopped'
      else throw error
      return undefined
    }
  }

  private context(token: string | null): RequestContext {
    return { token, signal: this.parts.signal }
  }

  private async expectation(operation: Operation) {
    const { parent, action } = operation
    const parentPending = parent !== undefined && (await this.parts.store.lane(parent)).length > 0
    if (!('table' in operation)) return { action, echo: operation.path, parentPending, takenIsDone: false }
    const { echo, taken } = writables[operation.table]
    return { action, echo: echo === null ? null : operation.row, parentPending, takenIsDone: taken === 'same-effect' }
  }
}

const rowOf = ({ rows }: Answer, operation: Operation): ServerRow | null =>
  ('row' in operation ? rows?.find((row) => row['id'] === operation.row) : undefined) ?? null
