import { hexOf } from '@/kit/rules/hex'
import * as v from 'valibot'
import { isYounger } from '@/kit/rules/age'
import { dayMs } from '@/kit/rules/durations'
import type { ComradeDb } from '@/store/db'
import type { Row } from './apply-changes'
import { writeCursor, type SyncCursor } from './sync-cursor'
import type { SyncRemote } from './sync-remote'
import { declarationOf, replicatedTableNames, type ReplicatedTable } from '../table-names'

/** A month, or a day where only the newest rows are copied; by UTC, as the server's times are written. */
const segmentOf = (table: ReplicatedTable, { created_at = '' }: Row): string =>
  created_at.slice(0, declarationOf(table).window ? 10 : 7)

const hashOf = async (rows: readonly Row[]): Promise<string> => {
  const text = rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, rev }) => `${id}${rev}`)
    .join('')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(digest).slice(0, 4))
}

const bySegment = (table: ReplicatedTable, rows: readonly Row[]): Map<string, Row[]> => {
  const segments = new Map<string, Row[]>()
  for (const row of rows) segments.set(segmentOf(table, row), [...(segments.get(segmentOf(table, row)) ?? []), row])
  return segments
}

/**
 * Compares counts and hashes of all copies with the server's, once a week: a safeguard, because deletions arrive as
 * tombstones. Where a segment differs, its ids are compared, and a table that lacks rows, or has rows that are gone, is
 * loaded again with the next pull.
 * @throws OfflineError | ServerError | UnexpectedResponseError
 */
export const compareWeekly = async (
  db: ComradeDb,
  remote: SyncRemote,
  cursor: SyncCursor,
  now: number,
): Promise<void> => {
  const last = v.safeParse(v.number(), (await db.device.get('reconciled'))?.value)
  if (last.success && isYounger(last.output, now, 7 * dayMs)) return
  // The first pull has just read everything. Pages without HTTPS cannot hash.
  if (last.success && 'subtle' in crypto) await compare(db, remote, cursor)
  await db.device.put({ key: 'reconciled', value: now })
}

const compare = async (db: ComradeDb, remote: SyncRemote, cursor: SyncCursor): Promise<void> => {
  const digests = await remote.digests(cursor.campus, cursor.until)
  const incomplete: ReplicatedTable[] = []
  for (const table of replicatedTableNames.filter((name) => declarationOf(name).partOf === undefined)) {
    const { window } = declarationOf(table)
    const isShared = window?.isShared ?? (() => true)
    const local = bySegment(
      table,
      await db
        .table<Row, string>(table)
        .filter((row) => row.rev < cursor.until && isShared(row))
        .toArray(),
    )
    const oldest = window === undefined ? '' : (Object.keys(digests[table] ?? {}).toSorted()[0] ?? '')
    const floor = (cursor.floors[table] ?? '').slice(0, 10)
    for (const segment of new Set([...local.keys(), ...Object.keys(digests[table] ?? {})])) {
      // The day in which a window ends is not whole, neither here nor there.
      if (window !== undefined && (segment <= oldest || segment <= floor)) continue
      const [count, hash] = digests[table]?.[segment] ?? [0, '']
      const rows = local.get(segment) ?? []
      if (rows.length === count && (count === 0 || (await hashOf(rows)) === hash)) continue
      const listed = new Map(
        count === 0 ? [] : await remote.segment(cursor.campus, cursor.until, `${table}/${segment}`),
      )
      const stored = new Map(rows.map(({ id, rev }) => [id, rev]))
      // Nothing is deleted here: the answer may come from a replica that lags. A snapshot says what it includes.
      const isDifferent =
        rows.some(({ id }) => !listed.has(id)) || [...listed].some(([id, rev]) => (stored.get(id) ?? -1) < rev)
      if (isDifferent && !incomplete.includes(table)) incomplete.push(table)
    }
  }
  // With its parts: a row that comes again lacks them.
  const isIncomplete = (name: ReplicatedTable) =>
    incomplete.some((table) => table === name || table === declarationOf(name).partOf?.table)
  if (incomplete.length > 0)
    await writeCursor(db, { ...cursor, loaded: cursor.loaded.filter((name) => !isIncomplete(name)) })
}
