import type { CampusSlug } from '@/domain/university/campus'
import type { UserId } from '@/domain/shared/ids'
import { readCampus } from '../../campus'
import type { ComradeDb } from '../../db'
import type { UserDb } from '../user-db'
import { applyChanges, deleteUnlisted, type Applied } from './apply-changes'
import { applyOwnChanges } from './apply-own-changes'
import { compareWeekly } from './compare-digests'
import { readOwnCursor, writeOwnCursor } from './own-cursor'
import type { Changes, OwnChanges, SyncAnswer } from './sync-answer'
import { cursorToSend, readCursor, writeCursor, type SyncCursor } from './sync-cursor'
import type { SyncRemote } from './sync-remote'
import { replicatedTableNames, type ReplicatedTable } from '../table-names'

/** Another tab has chosen another campus since the pull began. */
export class CampusChangedError extends Error {
  override readonly name = 'CampusChangedError'
}

/** The signed-in user, with a valid token. */
export type Owner = { readonly id: UserId; readonly token: string; readonly db: UserDb }

export type PullParts = {
  readonly db: ComradeDb
  readonly remote: SyncRemote
  readonly owner: Owner | null
  /** The tables of the screen that is open: they are loaded first. */
  readonly first: readonly ReplicatedTable[]
  /** The newest revision, if known. */
  readonly head?: number | null
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/**
 * Updates the copies of the chosen campus and of the user's own rows: in one request, unless the answer is cut or this is
 * the first visit.
 * @returns how many rows were skipped because they could not be read
 * @throws OfflineError | ServerError | UnexpectedResponseError | CampusChangedError; what was applied until then stays
 */
export const pullAll = async (parts: PullParts): Promise<number> => {
  const campus = await readCampus(parts.db)
  return new Pull(parts, campus).run()
}

class Pull {
  private skipped = 0
  private readonly parts: PullParts
  private readonly campus: CampusSlug

  constructor(parts: PullParts, campus: CampusSlug) {
    this.parts = parts
    this.campus = campus
  }

  async run(): Promise<number> {
    const { db, remote, now } = this.parts
    const cursor = await readCursor(db, this.campus)
    const missing = replicatedTableNames.filter((name) => !cursor?.loaded.includes(name))
    if (missing.length > 0) await this.load(missing, cursor)
    // What was loaded before an interruption may have changed since.
    const started = cursor && (await readCursor(db, this.campus))
    if (started && !(await this.pullChanges(started))) await this.load(replicatedTableNames, null)
    const updated = await readCursor(db, this.campus)
    if (updated) await compareWeekly(db, remote, updated, now())
    return this.skipped
  }

  /** Loads tables as they are, those of the open screen first. */
  private async load(tables: readonly ReplicatedTable[], cursor: SyncCursor | null): Promise<void> {
    const first = tables.filter((name) => this.parts.first.includes(name))
    const rest = tables.filter((name) => !first.includes(name))
    let known = cursor
    for (const names of [first, rest]) {
      if (names.length > 0) known = await this.loadTogether(names, known)
    }
  }

  private async loadTogether(tables: readonly ReplicatedTable[], cursor: SyncCursor | null): Promise<SyncCursor> {
    const { db, remote, now, owner } = this.parts
    const floors: Record<string, string> = { ...cursor?.floors }
    for (const table of tables) delete floors[table]
    const listed = new Map<ReplicatedTable, ReadonlySet<string>>()
    let begun: SyncAnswer | undefined
    let after: string | undefined
    let until = Infinity
    do {
      const answer = await remote.sync({
        campus: this.campus,
        since: null,
        tables: tables.length < replicatedTableNames.length ? tables : undefined,
        after,
        // Once, and with the items: one's own listings are stored among them.
        own: owner && !begun && tables.includes('items') ? { since: 0, token: owner.token } : null,
      })
      begun ??= answer
      // A cache, or a replica that lags, may answer a later page with less than an earlier one.
      until = Math.min(until, answer.until ?? 0)
      const { ids } = await this.apply(answer, floors)
      for (const [table, page] of ids) listed.set(table, new Set([...(listed.get(table) ?? []), ...page]))
      after = answer.next
    } while (after !== undefined)
    // Tables loaded at different moments: the oldest counts, and a few rows come again.
    until = Math.min(until, cursor?.until ?? until)
    const updated: SyncCursor = {
      campus: this.campus,
      epoch: begun.epoch,
      until,
      hour: begun.hour !== undefined && begun.hour <= until ? begun.hour : null,
      at: now(),
      loaded: [...(cursor?.loaded ?? []), ...tables],
      floors,
    }
    await this.inTransaction(async () => {
      await deleteUnlisted(db, tables, listed, until, owner?.id ?? null)
      await this.finish(updated, tables)
    })
    if (begun.own) await this.applyOwn(begun.own)
    return updated
  }

  /** @returns false when the copies must be loaded afresh */
  private async pullChanges(start: SyncCursor): Promise<boolean> {
    const { remote, now, owner } = this.parts
    let cursor = start
    for (let since = cursorToSend(start, now()), isFirst = true; ; since = cursor.until, isFirst = false) {
      const own = owner && isFirst ? { since: 0, ...(await readOwnCursor(owner.db, this.campus)) } : null
      const answer = await remote.sync({ campus: this.campus, since, head: this.parts.head ?? undefined, own: owner && own ? { since: own.since, token: owner.token } : null })
      if (answer.reset || answer.epoch !== start.epoch) return false
      const floors = { ...cursor.floors }
      // A cache, or a replica that lags, may answer with less than is known.
      const until = Math.max(cursor.until, answer.until ?? 0)
      cursor = { ...cursor, until, hour: answer.hour ?? null, at: now(), floors }
      await this.apply(answer, floors, () => this.finish(cursor, replicatedTableNames))
      if (answer.own) await this.applyOwn(answer.own, own?.level)
      if (!answer.more) return true
    }
  }

  private async apply(changes: Changes, floors: Record<string, string>, finish = async (): Promise<void> => {}): Promise<Applied> {
    return this.inTransaction(async () => {
      const applied = await applyChanges(this.parts.db, changes, floors, this.parts.owner?.id ?? null)
      this.skipped += applied.skipped
      await finish()
      return applied
    })
  }

  /** Stores the cursor and that these tables are current. */
  private async finish(cursor: SyncCursor, tables: readonly ReplicatedTable[]): Promise<void> {
    const { db, now } = this.parts
    const checkedAt = new Date(now()).toISOString()
    await writeCursor(db, cursor)
    await db.freshness.bulkPut(tables.map((table) => ({ table, checkedAt })))
  }

  /** @param level that of the stored cursor */
  private async applyOwn(changes: OwnChanges, level = changes.level): Promise<void> {
    const { db, owner, remote } = this.parts
    if (!owner) return
    if (changes.reset || level !== changes.level) {
      // After a second factor was shown, older rows become visible.
      const { own } = await remote.sync({ campus: this.campus, since: null, tables: [], own: { since: 0, token: owner.token } })
      if (own) await this.applyOwn(own)
      return
    }
    this.skipped += await applyOwnChanges(db, owner.db, changes, owner.id)
    await writeOwnCursor(owner.db, { campus: this.campus, since: changes.until ?? 0, level: changes.level })
  }

  /** All copies, the cursor and the campus in one transaction, so that another tab's choice of a campus is never mixed in. */
  private inTransaction<Result>(change: () => Promise<Result>): Promise<Result> {
    const { db } = this.parts
    return db.transaction('rw', [...replicatedTableNames.map((name) => db.table(name)), db.device, db.freshness], async () => {
      if ((await readCampus(db)) !== this.campus) throw new CampusChangedError()
      return change()
    })
  }
}
