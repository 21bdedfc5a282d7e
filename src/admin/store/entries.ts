import * as v from 'valibot'
import { maxCatalogueBytes, maxEntries, type CatalogueKind } from '@/admin/rules/catalogue-kinds'
import { rowHasValues } from '@/admin/rules/item-form'
import {
  isPart,
  textIn,
  type ItemRow,
  type Values,
  type Deleted,
  type Saved,
  type SaveRequest,
} from '@/admin/rules/item-row'
import { keptRestaurants } from '@/shops/rules/kept-names'
import type { UserId } from '@/kit/rules/ids'
import { campusContacts, isSameNumber, ownNumber, type CampusContact } from '@/campus/rules/campus-contacts'
import { tooLargeText, tooManyText } from '@/admin/words/item-form'
import { busy, numberOfCampus, unreadable } from '#words/admin/field-problems'
import { catalogueSchemas } from '@/store/catalogue-schemas'
import { done, failed, readAs, type AdminResult } from './request'
import type { CatalogueKey } from '../rules/tab-spec'
import { readCatalogue, revOf, rowOf, rowsOf, type Catalogue } from './read-entries'

/**
 * Deletes the edited catalogue: phones show the shipped one again. Another admin's newer version stays, and counts as
 * not deleted.
 */
export const putBackShipped = async (
  userId: UserId,
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<AdminResult<boolean>> => {
  const deleted = await readAs(userId, v.array(v.unknown()), (client) =>
    client.from('catalogues').delete().eq('id', id).eq('rev', rev).select('id'),
  )
  return deleted.ok ? done(deleted.value.length > 0) : deleted
}

/** The entry as phones read it, or the reason why they would leave it out. */
const entryOf = (name: CatalogueKind, id: string, values: Values): AdminResult<object> => {
  const filled = Object.entries(values).filter(([, value]) => value !== null)
  const parsed = v.safeParse(catalogueSchemas[name], { ...Object.fromEntries(filled), id })
  return parsed.success
    ? done(parsed.output)
    : failed({ kind: 'refused', message: unreadable({ issues: v.summarize(parsed.issues) }) })
}

type Written = AdminResult<{ readonly rev: number }> | 'outdated'

/** Writes a catalogue, unless it has changed since it was read. */
const write = async (
  userId: UserId,
  { name, campus }: CatalogueKey,
  { row }: Catalogue,
  entries: readonly unknown[],
): Promise<Written> => {
  if (entries.length > maxEntries) return failed({ kind: 'refused', message: tooManyText })
  // Postgres writes a blank after every colon and comma.
  if (new TextEncoder().encode(JSON.stringify(entries, null, 1)).length > maxCatalogueBytes)
    return failed({ kind: 'refused', message: tooLargeText })
  const written = await readAs(userId, v.array(v.object({ rev: v.number() })), (client) => {
    const table = client.from('catalogues')
    return row
      ? table.update({ entries }).eq('id', row.id).eq('rev', row.rev).select('rev')
      : table.insert({ id: crypto.randomUUID(), campus, name, entries }).select('rev')
  })
  if (!written.ok) return written.problem.kind === 'taken' ? 'outdated' : written
  const [stored] = written.value
  return stored ? done(stored) : 'outdated'
}

/** The lists of offices. A campus may set the numbers of its offices itself. */
const listsOfOffices: readonly CatalogueKind[] = ['emergency-contacts', 'campus-services']

const ownContactsSchema = v.array(v.object({ contacts: v.unknown(), emergency: v.unknown() }))

/** The campus's own numbers, for lists that may name the same offices. */
const readOwnContacts = async (
  userId: UserId,
  { name, campus }: CatalogueKey,
): Promise<AdminResult<readonly CampusContact[]>> => {
  if (!listsOfOffices.includes(name)) return done([])
  const rows = await readAs(userId, ownContactsSchema, (client) =>
    client.from('campuses').select('contacts,emergency').eq('slug', campus),
  )
  return rows.ok
    ? done(rows.value.flatMap(({ emergency, contacts }) => [...campusContacts(emergency), ...campusContacts(contacts)]))
    : rows
}

/** Refuses a new number that differs from the campus's own, because phones show the campus's own. */
const numberProblem = (values: Values, current: ItemRow | null, own: readonly CampusContact[]): string | null => {
  const [name, phone] = [textIn(values, 'name'), textIn(values, 'phone')]
  const number = ownNumber(own, name)
  if (
    number === null ||
    isSameNumber(number, phone) ||
    (current && phone === textIn(current.values, 'phone') && name === textIn(current.values, 'name'))
  )
    return null
  return numberOfCampus({ name, number })
}

type Step = { readonly saved: Saved } | { readonly entry: object }

/** The result of saving one entry, or the entry to write. @param own the campus's own numbers */
const stepOf = (
  catalogue: Catalogue,
  name: CatalogueKind,
  { id, rev, values }: SaveRequest,
  own: readonly CampusContact[],
): Step => {
  const current = rowsOf(catalogue).find((row) => row.id === id) ?? null
  if (current === null && rev !== null) return { saved: { kind: 'changed', theirs: null } }
  if (current && rev !== revOf(catalogue))
    return {
      saved: rowHasValues(current, values) ? { kind: 'saved', row: current } : { kind: 'changed', theirs: current },
    }
  const kept = own.length > 0 ? numberProblem({ ...current?.values, ...values }, current, own) : null
  if (kept !== null) return { saved: { kind: 'failed', problem: { kind: 'refused', message: kept } } }
  const entry = entryOf(name, id, { ...current?.values, ...values })
  return entry.ok ? { entry: entry.value } : { saved: { kind: 'failed', problem: entry.problem } }
}

const withEntries = (entries: readonly unknown[], changed: ReadonlyMap<string, object>): readonly unknown[] => {
  const known = new Set(entries.flatMap((entry) => (isPart(entry) ? [entry.id] : [])))
  return [
    ...entries.map((entry) => (isPart(entry) ? (changed.get(entry.id) ?? entry) : entry)),
    ...[...changed].flatMap(([id, entry]) => (known.has(id) ? [] : [entry])),
  ]
}

/** The number of attempts to write while other admins write in between. */
const mostAttempts = 4

/** Saves entries in one write. Each has its own result. */
export const saveEntries = async (
  userId: UserId,
  key: CatalogueKey,
  requests: readonly SaveRequest[],
  attempt = 1,
): Promise<ReadonlyMap<string, Saved>> => {
  const outcomeForAll = (saved: Saved) => new Map(requests.map(({ id }) => [id, saved]))
  const read = await readCatalogue(userId, key)
  if (!read.ok) return outcomeForAll({ kind: 'failed', problem: read.problem })
  const own = await readOwnContacts(userId, key)
  if (!own.ok) return outcomeForAll({ kind: 'failed', problem: own.problem })
  const steps = requests.map((request) => [request.id, stepOf(read.value, key.name, request, own.value)] as const)
  const changed = new Map(steps.flatMap(([id, step]) => ('entry' in step ? [[id, step.entry] as const] : [])))
  const entries = withEntries(read.value.entries, changed)
  const kept = key.name === 'food' ? keptRestaurants(read.value.entries, entries) : entries
  const written = changed.size === 0 ? done({ rev: revOf(read.value) }) : await write(userId, key, read.value, kept)
  if (written === 'outdated') {
    return attempt < mostAttempts
      ? saveEntries(userId, key, requests, attempt + 1)
      : outcomeForAll({ kind: 'failed', problem: { kind: 'busy', message: busy } })
  }
  return new Map(
    steps.map(([id, step]): [string, Saved] => {
      if ('saved' in step) return [id, step.saved]
      if (!written.ok) return [id, { kind: 'failed', problem: written.problem }]
      const [row] = rowOf(step.entry, written.value.rev)
      return [id, row ? { kind: 'saved', row } : { kind: 'changed', theirs: null }]
    }),
  )
}

/** Deletes an entry unless it has changed since it was read. */
export const deleteEntry = async (
  userId: UserId,
  key: CatalogueKey,
  row: Pick<ItemRow, 'id' | 'rev'> & Partial<Pick<ItemRow, 'values'>>,
  attempt = 1,
): Promise<Deleted> => {
  const read = await readCatalogue(userId, key)
  if (!read.ok) return { kind: 'failed', problem: read.problem }
  const now = rowsOf(read.value).find(({ id }) => id === row.id)
  if (!now) return { kind: 'deleted' }
  if (now.rev !== row.rev && !(row.values && rowHasValues(now, row.values))) return { kind: 'changed', now }
  const written = await write(
    userId,
    key,
    read.value,
    read.value.entries.filter((entry) => !isPart(entry) || entry.id !== row.id),
  )
  if (written === 'outdated')
    return attempt < mostAttempts ? deleteEntry(userId, key, row, attempt + 1) : { kind: 'changed', now }
  return written.ok ? { kind: 'deleted' } : { kind: 'failed', problem: written.problem }
}
