import type { Digests, SyncRequest } from '@/store/sync/pull/sync-remote'
import { declarationOf, replicatedTableNames } from '@/store/sync/table-names'
import {
  asAnswer,
  candidates,
  isShown,
  newestFirst,
  sizeOf,
  windowOf,
  type ServerState,
  type Stored,
} from './server-state'

/** Small, so that a story meets answers that are cut; the windows and their parts fit in one. */
const usual = { rows: 20, room: 320, deletions: 12, level: 'aal1' }
type AnswerOptions = typeof usual

const publicNames = [...new Set(['gossip_posts', 'items', 'item_photos', ...replicatedTableNames])]
const ownNames = ['gossip_likes', 'items', 'item_photos'] as const

const revOf = (table: string, stored: Stored, state: ServerState, isOwn: boolean): number =>
  // Photos come again with their item: it may have been sold, and forgotten, in between.
  Math.max(
    stored.row.rev,
    table === 'item_photos' && !isOwn ? (state.rows.get(`items/${String(stored.row['item_id'])}`)?.row.rev ?? 0) : 0,
  )

/** Like `private.changed_tables`: the newest revision; 0 when nothing has changed. */
export const headOf = (state: ServerState, campus: string, user: string | null, since: number): number => {
  const names: readonly string[] = user === null ? publicNames : ownNames
  const revs = [
    ...[...state.rows.values()].flatMap(({ table, campus: of, owner, row }) =>
      names.includes(table) && (user === null ? of === campus : owner === user) ? [row.rev] : [],
    ),
    ...(user === null ? state.tombstones.flatMap((gone) => (gone.campus === campus ? [gone.rev] : [])) : []),
  ].filter((rev) => rev >= since)
  return Math.max(0, ...revs)
}

const changes = (
  state: ServerState,
  campus: string,
  user: string | null,
  since: number,
  limits: AnswerOptions,
): object => {
  const head = headOf(state, campus, user, since)
  if (head === 0) return { until: since }
  const isOwn = user !== null
  const changed = (isOwn ? ownNames : publicNames).map((table) => ({
    table,
    rows: candidates(state, table, campus, user).filter((stored) => revOf(table, stored, state, isOwn) >= since),
  }))
  let until = head + 1
  for (const { table, rows } of changed) {
    if (sizeOf(table) < Infinity || table === 'gossip_likes') continue
    const cut = rows
      .map(({ row }) => row.rev)
      .filter((rev) => rev >= since && rev < until)
      .toSorted((a, b) => a - b)[limits.rows]
    if (cut !== undefined) until = Math.min(until, Math.max(cut, since + 1))
  }
  const gone = isOwn
    ? []
    : state.tombstones.filter((each) => each.campus === campus && each.rev >= since && each.rev < until)
  const within = changed.map(({ table, rows }) => ({ table, rows: rows.filter(({ row }) => row.rev < until) }))
  const left = within.map(
    ({ table, rows }) =>
      [table, rows.filter((stored) => !isOwn && !isShown(stored)).map(({ row }) => [row.id, row.rev])] as const,
  )
  if (Math.max(gone.length, left.flatMap(([, ids]) => ids).length) > limits.deletions) return { reset: true }
  return {
    until,
    ...(until <= head ? { more: true } : {}),
    tables: asAnswer(
      within.flatMap(({ table, rows }) =>
        rows
          .filter((stored) => isOwn || isShown(stored))
          .toSorted(newestFirst)
          .slice(0, sizeOf(table)),
      ),
    ),
    left: Object.fromEntries(left),
    gone: gone.map(({ table, id, rev }) => [table, id, rev]),
  }
}

const snapshot = (
  state: ServerState,
  campus: string,
  names: readonly string[] | undefined,
  after: string,
  limits: AnswerOptions,
): object => {
  const until = Math.max(headOf(state, campus, null, 0) + 1, state.floor, 1)
  const [first = '', id = ''] = after.split('/')
  const asked = publicNames.filter((name) => names === undefined || names.includes(name))
  const found: Stored[] = []
  let room = limits.room
  for (const table of asked.slice(
    Math.max(
      0,
      asked.findIndex((name) => name === first),
    ),
  )) {
    if (room <= 0) return { until, tables: asAnswer(found), next: `${table}/` }
    const isWindowed = sizeOf(table) < Infinity
    const shown = windowOf(state, table, campus, until)
    const page = isWindowed
      ? shown
      : shown
          .filter(({ row }) => table !== first || row.id > id)
          .toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
          .slice(0, room)
    found.push(...page)
    room -= page.length
    if (room <= 0 && !isWindowed)
      return { until, tables: asAnswer(found), next: `${table}/${page.at(-1)?.row.id ?? ''}` }
  }
  return { until, tables: asAnswer(found) }
}

/** The part of an answer with a user's own rows. */
export const ownPart = (state: ServerState, campus: string, user: string, since: number, options = usual): object => {
  const { level } = options
  if (since >= Math.max(state.floor, 1)) return { ...changes(state, campus, user, since, options), level }
  const rows = ownNames.flatMap((table) => candidates(state, table, campus, user))
  return {
    complete: true,
    until: Math.max(headOf(state, campus, user, 0) + 1, state.floor, 1),
    tables: asAnswer(rows),
    level,
  }
}

/** Answers like `public.sync()`. */
export const answerOf = (
  state: ServerState,
  { campus, since, tables, after = '', own }: SyncRequest,
  user: string | null,
  options = usual,
): object => {
  const body: { until?: number; more?: boolean } =
    since === null
      ? snapshot(state, campus, tables, after, options)
      : since < state.floor
        ? { reset: true }
        : changes(state, campus, null, since, options)
  return {
    epoch: state.epoch,
    ...body,
    ...(body.until !== undefined && state.hour < body.until && !body.more ? { hour: state.hour } : {}),
    ...(own && user !== null ? { own: ownPart(state, campus, user, own.since, options) } : {}),
  }
}

/** The day of a row, or its month where phones copy all rows. */
const periodOf = ({ table, row }: Stored): string => row.created_at.slice(0, sizeOf(table) < Infinity ? 10 : 7)

const idsOf = (rows: readonly Stored[]): [string, number][] =>
  rows.map(({ row }): [string, number] => [row.id, row.rev]).toSorted(([one], [other]) => (one < other ? -1 : 1))

export const segmentOf = (
  state: ServerState,
  campus: string,
  until: number,
  segment: string,
): readonly [string, number][] => {
  const [table = '', period = ''] = segment.split('/')
  // Like `sync_digest`, which counts the rows below the cursor before it takes the newest.
  return idsOf(windowOf(state, table, campus, until).filter((stored) => periodOf(stored) === period))
}

export const digestsOf = async (state: ServerState, campus: string, until: number): Promise<Digests> => {
  const digests: Digests = {}
  for (const table of replicatedTableNames.filter((name) => declarationOf(name).partOf === undefined)) {
    for (const period of new Set(windowOf(state, table, campus, until).map(periodOf))) {
      const ids = segmentOf(state, campus, until, `${table}/${period}`)
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(ids.map(([id, rev]) => `${id}${rev}`).join('')),
      )
      ;(digests[table] ??= {})[period] = [ids.length, Buffer.from(digest).toString('hex').slice(0, 8)]
    }
  }
  return digests
}

/** Like `public.like_counts`. */
export const likeCountsOf = (
  state: ServerState,
  campus: string,
  parts: readonly string[],
  partOf: (createdAt: string, id: string) => string,
): object => {
  const counts: Record<string, Record<string, number>> = {}
  for (const { row } of windowOf(state, 'gossip_posts', campus)) {
    const part = partOf(row.created_at, row.id)
    const likes = Number(row['likes_count'])
    if (parts.includes(part) && likes > 0) (counts[part] ??= {})[row.id.slice(0, 8)] = likes
  }
  return counts
}
