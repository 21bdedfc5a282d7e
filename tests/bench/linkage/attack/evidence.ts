import type { PictureSighting, Recording, Sighting } from '../recording.ts'

/** A public action of an account under its own name. */
export type Act = {
  /** Milliseconds since the epoch: from the row if it has a time, else when it was first seen. */
  readonly at: number
  /** Null if unknown. */
  readonly rev: number | null
  readonly kind: 'list' | 'edit' | 'photo' | 'delete' | 'upload'
}

export type Picture = Pick<PictureSighting, 'width' | 'height' | 'type' | 'size' | 'lastModified'>

/** A change of a public row. */
type Change = { readonly at: number; readonly rev: number | null; readonly likes: number }

/** A post as attackers saw it. */
export type SeenPost = {
  readonly id: string
  readonly content: string
  /** When it became public, as far as attackers can tell (ms since the epoch). */
  readonly shownAt: number
  readonly rev: number | null
  readonly picture: Picture | null
  readonly changes: readonly Change[]
  readonly gone: { readonly at: number; readonly rev: number | null } | null
}

export type Evidence = {
  readonly posts: readonly SeenPost[]
  /** By account index, like `pictures`. */
  readonly acts: readonly (readonly Act[])[]
  readonly pictures: readonly (readonly Picture[])[]
  /** The revisions of all visible rows. */
  readonly revs: readonly number[]
  readonly transactions: Recording['seen']['transactions']
}

type Row = Readonly<Record<string, unknown>>

const numberIn = (row: Row | null | undefined, column: string): number | null => {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}
const timeIn = (row: Row | null | undefined, column: string): number | null => {
  const value = row?.[column]
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isFinite(time) ? time : null
}
const textIn = (row: Row | null | undefined, column: string): string | null => {
  const value = row?.[column]
  return typeof value === 'string' ? value : null
}

/** The row's own time if it agrees with when it was seen (it is more precise), else when it was seen. */
const timeOf = (rowTime: number | null, seenAt: number): number =>
  rowTime !== null && Math.abs(rowTime - seenAt) <= 2000 ? rowTime : seenAt

const byId = (sightings: readonly Sighting[], table: string): ReadonlyMap<string, readonly Sighting[]> => {
  const found = new Map<string, Sighting[]>()
  for (const sighting of sightings) {
    if (sighting.table !== table) continue
    const known = found.get(sighting.id)
    if (known) known.push(sighting)
    else found.set(sighting.id, [sighting])
  }
  return found
}

/** Tombstones by the id of the deleted row. */
const tombstonesIn = (rows: readonly Sighting[]): ReadonlyMap<string, Row> =>
  new Map(
    [...byId(rows, 'tombstones').values()].flatMap(([first]) =>
      first?.row ? [[textIn(first.row, 'row_id') ?? '', first.row] as const] : [],
    ),
  )

const storagePath = /\/storage\/v1\/object\/public\/(.+)$/
const pictureOf = (row: Row | null | undefined, pictures: ReadonlyMap<string, Picture>): Picture | null => {
  const path = storagePath.exec(textIn(row, 'image_url') ?? '')?.[1]
  return (path !== undefined && pictures.get(path)) || null
}

/** The acts that one row reveals, from its first sighting to its deletion. */
const actsOf = (sightings: readonly Sighting[], tombstone: Row | undefined, isPhoto: boolean): readonly Act[] =>
  sightings.map(({ at, row }, index): Act => {
    if (!row)
      return { at: timeOf(timeIn(tombstone, 'created_at'), at), rev: numberIn(tombstone, 'rev'), kind: 'delete' }
    const kind = isPhoto ? 'photo' : index === 0 ? 'list' : 'edit'
    return { at: timeOf(timeIn(row, index === 0 ? 'created_at' : 'updated_at'), at), rev: numberIn(row, 'rev'), kind }
  })

const changesOf = (sightings: readonly Sighting[]): readonly Change[] =>
  sightings.slice(1).flatMap(({ at, row }, index) => {
    if (!row) return []
    const before = sightings[index]?.row
    const likes = (numberIn(row, 'likes_count') ?? 0) - (numberIn(before, 'likes_count') ?? 0)
    // A like changes only the counter, so the only known time is when it was seen.
    if (numberIn(row, 'rev') === numberIn(before, 'rev')) return [{ at, rev: null, likes }]
    return [{ at: timeOf(timeIn(row, 'updated_at'), at), rev: numberIn(row, 'rev'), likes }]
  })

const postOf = (
  id: string,
  sightings: readonly Sighting[],
  tombstones: ReadonlyMap<string, Row>,
  pictures: ReadonlyMap<string, Picture>,
): SeenPost | null => {
  const [first, end] = [sightings[0], sightings.findLast(({ row }) => row === null)]
  if (!first?.row) return null
  const tombstone = tombstones.get(id)
  return {
    id,
    content: textIn(first.row, 'content') ?? '',
    shownAt: timeOf(timeIn(first.row, 'created_at'), first.at),
    rev: numberIn(first.row, 'rev'),
    picture: pictureOf(first.row, pictures),
    changes: changesOf(sightings),
    gone: end ? { at: timeOf(timeIn(tombstone, 'created_at'), end.at), rev: numberIn(tombstone, 'rev') } : null,
  }
}

/** Derives posts without authors, and accounts with acts, from the sightings. The texts of posts are not analysed. */
export const evidenceFrom = ({ accounts, seen }: Recording): Evidence => {
  const numbers = new Map(accounts.map((id, index) => [id, index]))
  const acts = accounts.map((): Act[] => [])
  const pictures = accounts.map((): Picture[] => [])
  const tombstones = tombstonesIn(seen.rows)
  const files = new Map<string, Picture>()
  for (const { path, at: _at, ...picture } of seen.pictures)
    if (picture.size > 0 && !files.has(path)) files.set(path, picture)

  const owners = new Map<string, number>()
  const record = (table: string, ownerOf: (row: Row) => number | undefined) => {
    for (const [id, sightings] of byId(seen.rows, table)) {
      const row = sightings[0]?.row
      const owner = row ? ownerOf(row) : undefined
      if (owner === undefined) continue
      if (table === 'items') owners.set(id, owner)
      acts[owner]?.push(...actsOf(sightings, tombstones.get(id), table !== 'items'))
    }
  }
  const ownerIn = (row: Row) => numbers.get(textIn(row, 'user_id') ?? '')
  record('items', ownerIn)
  record('item_photos', (row) => ownerIn(row) ?? owners.get(textIn(row, 'item_id') ?? ''))
  for (const [path, picture] of files) {
    const owner = path.split('/').flatMap((part) => numbers.get(part) ?? [])[0]
    if (owner === undefined) continue
    pictures[owner]?.push(picture)
    if (picture.lastModified !== null) acts[owner]?.push({ at: picture.lastModified, rev: null, kind: 'upload' })
  }
  const revs = seen.rows.flatMap(({ row }) => numberIn(row, 'rev') ?? [])
  return {
    posts: [...byId(seen.rows, 'gossip_posts')]
      .flatMap(([id, sightings]) => postOf(id, sightings, tombstones, files) ?? [])
      .toSorted((a, b) => a.shownAt - b.shownAt),
    acts: acts.map((own) => own.toSorted((a, b) => a.at - b.at)),
    pictures,
    revs: [...new Set(revs)].sort((a, b) => a - b),
    transactions: seen.transactions,
  }
}
