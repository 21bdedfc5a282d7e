import type { Identity } from '@/kit/rules/ids'
import { OfflineError } from '@/store/remote/errors'
import { backoffMs } from './backoff'
import { classify, type ServerResponse, type ResponseClass } from './classify'
import { IdentityChangedError, SignInNeededError } from '@/store/session/errors'
import { resolveConflict } from './resolve-conflict'
import type { Failure, Operation } from './operation'
import { nextAttemptAt, readyLanes } from './plan'
import type { Env, RequestContext, Remote } from './remote'
import type { ServerRow } from '../declaration/declaration'
import type { Attempt, OutboxStore } from './store'
import { declarationOf, returningOf } from '../table-names'

const concurrentLanes = 6
const maxBatchMs = 25_000

export type DrainEnd =
  /** Everything that can be sent now has been sent. */
  | 'idle'
  | 'offline'
  | 'auth'
  /** Another account is signed in now, or another page has stolen the lock. */
  | 'stopped'
  /** The time of one batch is up: start the next. */
  | 'more'

export type DrainReport = {
  readonly end: DrainEnd
  readonly acknowledged: number
  /**
   * The earliest time at which a lane may be sent (milliseconds since the epoch); null when no lane waits for its time
   * alone.
   */
  readonly nextAt: number | null
}

export type DrainParts = {
  readonly identity: Identity
  readonly store: OutboxStore
  readonly remote: Remote
  readonly env: Env
  /** Ends the batch, for example because another page has stolen the lock. */
  readonly signal: AbortSignal
}

/**
 * Sends the outbox until nothing more can be sent now: in order within a lane, six lanes at a time.
 * However it ends, each operation is either still stored or acknowledged.
 */
export const drain = (parts: DrainParts): Promise<DrainReport> => new Drain(parts).run()

class Drain {
  private end: Exclude<DrainEnd, 'idle'> | null = null
  private acknowledged = 0
  /** The token requested after a refusal; one for all lanes of the batch. */
  private renewedToken: Promise<string | null | undefined> | null = null
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
      if (first.done || this.shouldStop()) break
      const runLanes = async (lane: IteratorResult<readonly Operation[]>) => {
        for (let next = lane; !next.done && !this.shouldStop(); next = lanes.next()) await this.runLane(next.value)
      }
      await Promise.all([runLanes(first), ...Array.from({ length: concurrentLanes - 1 }, () => runLanes(lanes.next()))])
    }
    return { end: this.end ?? 'idle', acknowledged: this.acknowledged, nextAt: nextAttemptAt(await store.pending()) }
  }

  private shouldStop(): boolean {
    if (this.parts.signal.aborted) this.end ??= 'stopped'
    else if (this.parts.env.now() - this.startedAt > maxBatchMs) this.end ??= 'more'
    return this.end !== null
  }

  /** Operations that are added to the lane meanwhile are sent in the next round. */
  private async runLane(lane: readonly Operation[]): Promise<void> {
    for (const { seq } of lane) {
      if (this.shouldStop() || !(await this.sendOne(seq))) return
    }
  }

  /** Returns whether the next operation of the lane may be sent. */
  private async sendOne(seq: number): Promise<boolean> {
    const { store } = this.parts
    const token = await this.token(false)
    if (token === undefined) return false
    const attempt = await store.markAttempted(seq)
    if (!attempt) return false
    return this.attempt(attempt, token)
  }

  private async attempt({ operation, attemptedBefore }: Attempt, token: string | null): Promise<boolean> {
    const { store, remote } = this.parts
    const photo = operation.action === 'upload' ? await store.photo(operation.photo) : undefined
    const response = await remote.send(operation, photo, this.context(token))
    const result = classify(response, await this.expectation(operation))
    if (result.kind === 'check') return this.checkRow(operation, token, response)
    if (result.kind === 'auth') {
      // The token is refused although it is valid by this phone's clock. All lanes go on with one new token.
      this.renewedToken ??= this.token(true)
      const fresh = await this.renewedToken
      if (fresh === undefined) return false
      if (fresh !== token) return this.attempt({ operation, attemptedBefore }, fresh)
    }
    const attempted = attemptedBefore || !(result.kind === 'retry' && result.notApplied)
    return this.conclude({ ...operation, attempted }, result, response, rowOf(response, operation), token)
  }

  /** Reads the row to learn whether the operation has taken effect, is in conflict, or must be retried. */
  private async checkRow(operation: Operation, token: string | null, writeResponse: ServerResponse): Promise<boolean> {
    const response = await this.parts.remote.fetchRow(operation, this.context(token))
    const rows = response.status >= 200 && response.status < 300 ? response.rows : null
    if (rows === null) {
      const result = classify(response, await this.expectation(operation))
      return this.conclude(operation, result.kind === 'rejected' ? { kind: 'retry' } : result, response, null, token)
    }
    const row = rows[0] ?? null
    const resolution = resolveConflict(operation, row, this.parts.identity)
    if (resolution.kind === 'rebase') {
      await this.parts.store.rebase(operation.seq, resolution.baseRev)
      return this.conclude(operation, { kind: 'retry', afterMs: 0 }, response, row, token)
    }
    return this.conclude(operation, resolution, writeResponse, row, token)
  }

  private async conclude(
    operation: Operation,
    result: ResponseClass,
    response: ServerResponse,
    row: ServerRow | null,
    token: string | null,
  ): Promise<boolean> {
    const { store, env } = this.parts
    const { status, code } = response
    const isFinal =
      result.kind === 'rejected' || (result.kind === 'done' && row === null && !provesSuccess(response, operation))
    if (isFinal && token !== null && !(await this.seesWhatIsPersonal(token))) return false
    switch (result.kind) {
      case 'done':
        await store.acknowledge(operation, row)
        this.acknowledged += 1
        return true
      case 'retry': {
        const tries = operation.tries + 1
        await store.postpone(
          operation.seq,
          tries,
          env.now() + backoffMs(tries, env.random(), result.afterMs),
          operation.attempted,
        )
        return false
      }
      case 'blocked':
        await store.block(operation.seq)
        return false
      case 'rejected':
        await store.markRejected(operation.seq, { reason: result.reason, status, code } satisfies Failure)
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

  /** A session that has not shown the second factor sees no personal row: it is neither gone nor refused. */
  private async seesWhatIsPersonal(token: string): Promise<boolean> {
    try {
      if (!(await this.parts.env.isSecondFactorDue(token))) return true
      this.end ??= 'auth'
    } catch (error) {
      if (error instanceof SignInNeededError) this.end ??= 'auth'
      else if (error instanceof OfflineError) this.end ??= 'offline'
      else throw error
    }
    return false
  }

  /** @returns undefined when no token is available; the batch then ends */
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
    if (!('table' in operation)) return { action, expectedId: operation.path, parentPending, duplicateIsDone: false }
    const returning = returningOf(operation.table)
    const duplicateIsDone = declarationOf(operation.table).write?.onDuplicate === 'done'
    return { action, expectedId: returning === null ? null : operation.row, parentPending, duplicateIsDone }
  }
}

/** True if a response shows that the operation took effect: a created row that cannot be read back, or a file. */
const provesSuccess = ({ status, rows }: ServerResponse, operation: Operation): boolean =>
  status === 201 || ('path' in operation && rows?.some((row) => row['id'] === operation.path) === true)

const rowOf = ({ rows }: ServerResponse, operation: Operation): ServerRow | null =>
  ('row' in operation ? rows?.find((row) => row['id'] === operation.row) : undefined) ?? null
