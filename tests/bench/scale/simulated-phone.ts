import type { CampusSlug } from '@/kit/rules/campus'
import { replicatedTableNames, type ReplicatedTable } from '@/store/sync/table-names'
import { cursorToSend, type SyncCursor } from '@/store/sync/pull/sync-cursor'
import type { SyncRemote } from '@/store/sync/pull/sync-remote'

type Start = { readonly campus: CampusSlug; readonly token: string | null }

/**
 * Sends the requests of a phone (`pullAll()`, `refresh()`) and stores only the cursors, so that thousands fit into one
 * process. A test compares its requests with the app's.
 */
export class SimulatedPhone {
  readonly #start: Start
  #cursor: SyncCursor | null = null
  #ownSince = 0
  #running: Promise<void> | null = null

  /** @param start its token is null for a visitor */
  constructor(start: Start) {
    this.#start = start
  }

  get isSignedIn(): boolean {
    return this.#start.token !== null
  }

  get hasCopies(): boolean {
    return this.#cursor !== null
  }

  /** Sets the cursors of an earlier visit. */
  remember(cursor: Pick<SyncCursor, 'epoch' | 'until' | 'hour' | 'at'>): void {
    this.#cursor = { campus: this.#start.campus, loaded: [...replicatedTableNames], floors: {}, ...cursor }
    this.#ownSince = cursor.until
  }

  knows(head: number): boolean {
    return this.#cursor !== null && head < this.#cursor.until
  }

  /** A second call joins the running pull. */
  pull(remote: SyncRemote, first: readonly ReplicatedTable[], head: number | null, now: number): Promise<void> {
    return (this.#running ??= this.#pull(remote, first, head, now).finally(() => (this.#running = null)))
  }

  async #pull(remote: SyncRemote, first: readonly ReplicatedTable[], head: number | null, now: number): Promise<void> {
    const start = this.#cursor
    if (start === null) return this.#load(remote, first, now)
    let since = cursorToSend(start, now)
    for (let isFirst = true; ; isFirst = false) {
      const { token, campus } = this.#start
      const answer = await remote.sync({
        campus,
        since,
        head: head ?? undefined,
        own: token !== null && isFirst ? { since: this.#ownSince, token } : null,
      })
      if (answer.reset || answer.epoch !== start.epoch) return this.#load(remote, [], now)
      since = Math.max(this.#cursor?.until ?? 0, answer.until ?? 0)
      this.#cursor = { ...start, until: since, hour: answer.hour ?? null, at: now }
      if (answer.own) this.#ownSince = answer.own.until ?? 0
      if (!answer.more) return
    }
  }

  async #load(remote: SyncRemote, first: readonly ReplicatedTable[], now: number): Promise<void> {
    const { token, campus } = this.#start
    let known = Infinity
    for (const tables of [first, replicatedTableNames.filter((name) => !first.includes(name))]) {
      let after: string | undefined
      let isBegun = false
      while (tables.length > 0) {
        const own = token !== null && !isBegun && tables.includes('items') ? { since: 0, token } : null
        const answer = await remote.sync({
          campus,
          since: null,
          tables: tables.length < replicatedTableNames.length ? tables : undefined,
          after,
          own,
        })
        isBegun = true
        known = Math.min(known, answer.until ?? 0)
        const hour = answer.hour !== undefined && answer.hour <= known ? answer.hour : null
        this.#cursor = {
          campus,
          epoch: answer.epoch,
          until: known,
          hour,
          at: now,
          loaded: [...replicatedTableNames],
          floors: {},
        }
        if (answer.own) this.#ownSince = answer.own.until ?? 0
        if (answer.next === undefined) break
        after = answer.next
      }
    }
  }
}
