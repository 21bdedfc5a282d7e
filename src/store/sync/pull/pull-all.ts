import type { CampusSlug } from '@/kit/rules/campus'
import type { UserId } from '@/kit/rules/ids'
import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import type { UserDb } from '@/store/user-db'
import { applyChanges, applyOwnListings, deleteUnlisted, forgetRevisions, type Applied } from './apply-changes'
import { applyOwnChanges } from './apply-own-changes'
import { compareWeekly } from './compare-digests'
import { readOwnCursor, writeOwnCursor } from './own-cursor'
import { listedIds, type Changes, type OwnChanges, type SyncAnswer } from './sync-answer'
import { cursorToSend, readCursor, writeCursor, type SyncCursor } from './sync-cursor'
import type { SyncRemote } from './sync-remote'
import { declarationOf, personalTableNames, replicatedTableNames, type ReplicatedTable } from '../table-names'

/** Another tab has chosen another campus since the pull began. */
export class CampusChangedError extends Error {
  override readonly name = 'CampusChangedError'
}

/** The server's database was restored between two answers. The next pull begins again. */
export class RestoredError extends Error {
  override readonly name = 'RestoredError'
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
 * Updates the copies of the chosen campus and of the user's own rows: in one request, unless the answer is cut or this
 * is the first visit.
 * @returns how many rows were skipped because they could not be read
 * @throws OfflineError | ServerError | UnexpectedResponseError | CampusChangedError; what was applied until then stays
 */
export const pullAll = async (parts: PullParts): Promise<number> => {
  const campus = await readCampus(parts.db)
  return new Pull(parts, campus).run()
}

const nothing: Changes = { tables: {}, gone: [], left: {}, more: false, reset: false }

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
    try {
      await this.update()
    } catch (error) {
      if (!(error instanceof RestoredError)) throw error
      await this.load(replicatedTableNames, null)
    }
    const updated = await readCursor(db, this.campus)
    if (updated) await compareWeekly(db, remote, updated, now())
    return this.skipped
  }

  private async update(): Promise<void> {
    const { db } = this.parts
    const cursor = await readCursor(db, this.campus)
    const missing = replicatedTableNames.filter((name) => !cursor?.loaded.includes(name))
    if (missing.length > 0) await this.load(missing, cursor)
    // Rows that were loaded before an interruption may have changed since.
    const started = cursor && (await readCursor(db, this.campus))
    if (started && !(await this.pullChanges(started))) await this.load(replicatedTableNames, null)
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
    // A cache may answer for one page with an older state than for another: the oldest counts.
    let until = Infinity
    let after: string | undefined
    do {
      const answer = await remote.sync({
        campus: this.campus,
        since: null,
        tables: tables.length < replicatedTableNames.length ? tables : undefined,
        after,
        // Asks for a person's own rows once, together with `items`, because own listings are stored there.
        own: owner && !begun && tables.includes('items') ? { since: 0, token: owner.token } : null,
      })
      begun ??= answer
      if (answer.epoch !== (cursor ?? begun).epoch) throw new RestoredError()
      until = Math.min(until, answer.until ?? 0)
      const { ids } = await this.inTransaction(async () => {
        await this.enterEpoch(answer.epoch)
        // A window is in one answer. What is not in it must not take the place of rows that are.
        const windowed = tables.filter((name) => declarationOf(name).window && answer.tables[name])
        await deleteUnlisted(db, windowed, listedIds(answer, windowed), answer.until ?? 0, owner?.id ?? null)
        return this.apply(answer, answer.epoch, floors)
      })
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
    if (begun.own) await this.applyOwn(begun, begun.own)
    return updated
  }

  /** @returns false when the copies must be loaded afresh */
  private async pullChanges(start: SyncCursor): Promise<boolean> {
    const { remote, now, owner } = this.parts
    let cursor = start
    for (let since = cursorToSend(start, now()), isFirst = true; ; since = cursor.until, isFirst = false) {
      const known = owner && isFirst ? await readOwnCursor(owner.db) : null
      const isKnown = known !== null && known.campus === this.campus && known.epoch === start.epoch
      const own = owner && isFirst ? (isKnown ? known : { since: 0, level: undefined }) : null
      const answer = await remote.sync({
        campus: this.campus,
        since,
        head: this.parts.head ?? undefined,
        own: owner && own ? { since: own.since, token: owner.token } : null,
      })
      if (answer.epoch !== start.epoch) throw new RestoredError()
      if (answer.reset) return false
      const floors = { ...cursor.floors }
      // A cache, or a replica that lags, may answer with less than is known, and with rows that are gone since.
      const isOld = (answer.until ?? 0) < cursor.until
      cursor = {
        ...cursor,
        until: Math.max(cursor.until, answer.until ?? 0),
        hour: answer.hour ?? null,
        at: now(),
        floors,
      }
      await this.apply(isOld ? nothing : answer, answer.epoch, floors, () => this.finish(cursor, replicatedTableNames))
      // A page that was cut is older than the cursor, too, and its server may be up to date.
      if (answer.own && (!isOld || answer.more)) await this.applyOwn(answer, answer.own, own?.level)
      if (!answer.more) return true
    }
  }

  private async apply(
    changes: Changes,
    epoch: string,
    floors: Record<string, string>,
    finish = async (): Promise<void> => {},
  ): Promise<Applied> {
    return this.inTransaction(async () => {
      await this.enterEpoch(epoch)
      const applied = await applyChanges(this.parts.db, changes, floors, this.parts.owner?.id ?? null)
      this.skipped += applied.skipped
      await finish()
      return applied
    })
  }

  /**
   * After a restore of the server, the old copies stay until their table is loaded. Their revision becomes 0, so that
   * every row of the server replaces them.
   */
  private async enterEpoch(epoch: string): Promise<void> {
    const { db } = this.parts
    const before = (await db.device.get('epoch'))?.value
    if (before === epoch) return
    await db.device.put({ key: 'epoch', value: epoch })
    if (before === undefined) return
    await db.device.delete('sync')
    await forgetRevisions(db, replicatedTableNames)
  }

  /** Stores the cursor and that these tables are current. */
  private async finish(cursor: SyncCursor, tables: readonly ReplicatedTable[]): Promise<void> {
    const { db, now } = this.parts
    const checkedAt = new Date(now()).toISOString()
    await writeCursor(db, cursor)
    await db.freshness.bulkPut(tables.map((table) => ({ table, checkedAt })))
  }

  /** @param level that of the stored cursor */
  private async applyOwn({ epoch, until = 0 }: SyncAnswer, changes: OwnChanges, level = changes.level): Promise<void> {
    const { db, owner, remote } = this.parts
    if (!owner) return
    if (changes.reset || level !== changes.level) {
      // After a second factor was shown, older rows become visible.
      const answer = await remote.sync({
        campus: this.campus,
        since: null,
        tables: [],
        own: { since: 0, token: owner.token },
      })
      if (answer.own) await this.applyOwn(answer, answer.own)
      return
    }
    const before = await readOwnCursor(owner.db)
    if (before && before.epoch !== epoch) await forgetRevisions(owner.db, personalTableNames)
    this.skipped += await applyOwnChanges(owner.db, changes)
    this.skipped += await this.inTransaction(() => applyOwnListings(db, changes, until, owner.id))
    await writeOwnCursor(owner.db, { campus: this.campus, epoch, since: changes.until ?? 0, level: changes.level })
  }

  /**
   * All copies, the cursor and the campus in one transaction, so that another tab's choice of a campus is never mixed
   * in.
   */
  private inTransaction<Result>(change: () => Promise<Result>): Promise<Result> {
    const { db } = this.parts
    return db.transaction(
      'rw',
      [...replicatedTableNames.map((name) => db.table(name)), db.device, db.freshness],
      async () => {
        if ((await readCampus(db)) !== this.campus) throw new CampusChangedError()
        return change()
      },
    )
  }
}
