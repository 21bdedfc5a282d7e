import * as v from 'valibot'
import { isPart, type ItemRow, type Part } from '@/admin/rules/item-row'
import type { UserId } from '@/kit/rules/ids'
import { withOwnPictures } from '@/store/own-pictures'
import { fetchInTime } from '@/store/remote/fetch-in-time'
import { done, failed, readAs, type AdminResult } from './request'
import type { CatalogueKey } from '../rules/tab-spec'

// The entries of a catalogue, which the server stores as one row. Without a row, the app's own file has them.

/** @param row null while the catalogue is as it was shipped */
export type Catalogue = {
  readonly row: { readonly id: string; readonly rev: number } | null
  readonly entries: readonly unknown[]
}

const storedSchema = v.array(v.object({ id: v.string(), rev: v.number(), entries: v.array(v.unknown()) }))
const fileSchema = v.object({ items: v.array(v.unknown()) })

/** A campus that an admin has added has no files, so its lists begin empty. */
const shippedEntries = async ({ name, campus }: CatalogueKey): Promise<AdminResult<readonly unknown[]>> => {
  const response = await fetchInTime(`/catalogues/${campus}/${name}.json`).catch(() => null)
  if (!response) return failed({ kind: 'offline' })
  const file = v.safeParse(fileSchema, response.ok ? await response.json().catch(() => null) : null)
  return done(file.success ? file.output.items : [])
}

export const readCatalogue = async (userId: UserId, key: CatalogueKey): Promise<AdminResult<Catalogue>> => {
  const stored = await readAs(userId, storedSchema, (client) =>
    client.from('catalogues').select('id,rev,entries').eq('campus', key.campus).eq('name', key.name),
  )
  if (!stored.ok) return stored
  const [row] = stored.value
  if (row) return done({ row, entries: row.entries.map(withOwnPictures) })
  const shipped = await shippedEntries(key)
  return shipped.ok ? done({ row: null, entries: shipped.value }) : shipped
}

/** The row of an edited catalogue; null while it is as it was shipped. */
export const readEdited = async (userId: UserId, { name, campus }: CatalogueKey) => {
  const stored = await readAs(userId, v.array(v.object({ id: v.string(), rev: v.number() })), (client) =>
    client.from('catalogues').select('id,rev').eq('campus', campus).eq('name', name),
  )
  return stored.ok ? done(stored.value[0] ?? null) : stored
}

const valueSchema = v.fallback(
  v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.array(v.custom<Part>(isPart))]),
  '',
)

/** An entry as the panel shows it. Includes entries that phones leave out, so that an admin can repair them. */
export const rowOf = (entry: unknown, rev: number): ItemRow[] => {
  if (!isPart(entry)) return []
  const { id, ...fields } = entry
  return [
    {
      id,
      rev,
      createdAt: '',
      values: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, v.parse(valueSchema, value)])),
      photos: [],
    },
  ]
}

export const revOf = ({ row }: Catalogue): number => row?.rev ?? 0
export const rowsOf = (catalogue: Catalogue): readonly ItemRow[] =>
  catalogue.entries.flatMap((entry) => rowOf(entry, revOf(catalogue)))

/** The entries in the order of the screen. */
export const readEntries = async (userId: UserId, key: CatalogueKey): Promise<AdminResult<readonly ItemRow[]>> => {
  const catalogue = await readCatalogue(userId, key)
  return catalogue.ok ? done(rowsOf(catalogue.value)) : catalogue
}
