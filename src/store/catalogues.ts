import { keysOf } from '@/kit/rules/keys-of'
import * as v from 'valibot'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { defaultCampus } from '@/kit/rules/campus'
import { entryIn } from '@/kit/rules/translated-entry'
import { builtLanguage } from '@/kit/words/locale'
import { chosenCampus } from './chosen-campus'
import { catalogueFile, catalogueSchemas, type CatalogueItem, type CatalogueName } from './catalogue-schemas'
import { deviceDb } from './db'
import { reportLater } from './error-log/report-later'
import { loadProblemOf } from './load-problem'
import { withOwnPictures } from './own-pictures'
import { isPageAwaited } from './prerendered-page'
import { OfflineError, UnexpectedResponseError } from './remote/errors'
import { fetchInTime } from './remote/fetch-in-time'
import { watchQuery } from './watch-query'

/** The campus of a page never changes: see `chosenCampus`. */
const loading = new Map<CatalogueName, Promise<readonly unknown[]>>()

/** A build has the files in each language; the source that it makes them of has all of them (build/catalogue-files.ts). */
const language = import.meta.env.PROD ? `${builtLanguage}/` : ''
const addressOf = (name: CatalogueName): string => `/catalogues/${chosenCampus().slug}/${language}${name}.json`

const fetchItems = async (name: CatalogueName): Promise<readonly unknown[]> => {
  const response = await fetchInTime(addressOf(name)).catch((cause: unknown) => {
    throw new OfflineError(`The ${name} catalogue cannot be reached`, { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const file = v.safeParse(v.object({ version: v.literal(1), items: v.array(v.unknown()) }), body)
  if (!file.success) throw new UnexpectedResponseError(`The ${name} catalogue cannot be read`)
  return file.output.items
}

/** Fetches all catalogues of a campus whose files do not come with the app, so that the worker stores them. */
export const fetchAllCatalogues = async (): Promise<void> => {
  if (chosenCampus().slug === defaultCampus.slug || !('caches' in globalThis)) return
  for (const name of keysOf(catalogueSchemas)) {
    if (!(await caches.match(addressOf(name)))) await fetchInTime(addressOf(name))
  }
}

const record = v.record(v.string(), v.unknown())

/** The item without the list elements that the issues refer to. */
const withoutBadElements = (
  item: Readonly<Record<string, unknown>>,
  issues: readonly v.BaseIssue<unknown>[],
): unknown => {
  const bad = new Set(issues.map(({ path }) => `${String(path?.[0]?.key)} ${String(path?.[1]?.key)}`))
  const cleaned = Object.entries(item).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((_element, index) => !bad.has(`${field} ${index}`)) : value,
  ])
  return Object.fromEntries(cleaned)
}

/** Entries of an edited catalogue that this version cannot read. The code is their number. */
class UnreadableEntriesError extends Error {
  override readonly name = 'UnreadableEntriesError'
  readonly code: number

  constructor(count: number) {
    super('Entries of a catalogue cannot be read')
    this.code = count
  }
}

/** An entry whose lists hold invalid elements loses only those. */
const readableItems = <Name extends CatalogueName>(name: Name, items: readonly unknown[]): CatalogueItem<Name>[] => {
  const { items: itemSchema } = catalogueFile(name).entries
  return items.flatMap((item) => {
    const fields = v.safeParse(record, withOwnPictures(item))
    if (!fields.success) return []
    const own = entryIn(builtLanguage, fields.output)
    const result = v.safeParse(itemSchema.item, own)
    if (result.success) return [result.output]
    const rest = v.safeParse(itemSchema.item, withoutBadElements(own, result.issues))
    return rest.success ? [rest.output] : []
  })
}

/** @param from the revision of an edited catalogue, or the app's own file */
type Loaded<Name extends CatalogueName> = {
  readonly from: number | 'file'
  readonly items: readonly CatalogueItem<Name>[]
}
const loaded: { [Name in CatalogueName]?: Loaded<Name> } = {}

/** Returns the same array until the catalogue changes. */
const itemsFrom = <Name extends CatalogueName>(
  name: Name,
  from: Loaded<Name>['from'],
  entries: readonly unknown[],
): readonly CatalogueItem<Name>[] => {
  const known = loaded[name]
  if (known?.from === from) return known.items
  const items = readableItems(name, entries)
  if (from !== 'file' && items.length < entries.length)
    reportLater('pull', new UnreadableEntriesError(entries.length - items.length))
  // No entry is readable, so the file is shown.
  if (from === 'file' || items.length > 0 || entries.length === 0)
    Object.assign(loaded, { [name]: { from, items } satisfies Loaded<Name> })
  return items
}

const fileOf = (name: CatalogueName): Promise<readonly unknown[]> => {
  const pending = loading.get(name) ?? fetchItems(name)
  loading.set(name, pending)
  pending.catch(() => loading.delete(name))
  return pending
}

/** Some browsers never finish opening the database; the file is then shown. */
const patienceMs = 3000

/**
 * The row that an admin has put in place of the file; undefined without one, and where the browser blocks IndexedDB.
 */
const readEdited = async (name: CatalogueName) => {
  const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  try {
    return await Promise.race([deviceDb().replica('catalogues').where({ name }).first(), patience])
  } catch {
    return undefined
  }
}

/**
 * Loads a catalogue: as an admin of the campus has edited it, or the file, which is fetched once per page load and
 * which the service worker serves offline. Drops invalid entries, so that one of them cannot empty a screen. In a live
 * query it is loaded again after a pull.
 * @throws OfflineError | UnexpectedResponseError
 */
export const loadCatalogue = async <Name extends CatalogueName>(
  name: Name,
): Promise<readonly CatalogueItem<Name>[]> => {
  // In parallel, because on a slow phone opening the database takes as long as fetching the file.
  const pending = fileOf(name)
  const edited = await readEdited(name)
  const entries = Array.isArray(edited?.entries) ? edited.entries : null
  if (edited && entries) {
    const items = itemsFrom(name, edited.rev, entries)
    if (items.length > 0 || entries.length === 0) return items
  }
  return itemsFrom(name, 'file', await pending)
}

/**
 * Loads a catalogue before its screen is drawn. React expects what the build has drawn: a prerendered page shows the
 * file, also where an admin has edited the catalogue. Whoever follows the catalogue gets the edited one next.
 * @throws OfflineError | UnexpectedResponseError
 */
export const preloadedCatalogue = async <Name extends CatalogueName>(
  name: Name,
): Promise<readonly CatalogueItem<Name>[]> =>
  isPageAwaited() ? itemsFrom(name, 'file', await fileOf(name)) : loadCatalogue(name)

/** A catalogue that has been loaded; undefined until then. */
export const loadedCatalogue = <Name extends CatalogueName>(name: Name): readonly CatalogueItem<Name>[] | undefined =>
  loaded[name]?.items

/**
 * Calls back with a catalogue now and after each change, or with why it cannot be loaded. Returns a function that stops
 * it.
 */
export const watchCatalogue = <Name extends CatalogueName>(
  name: Name,
  next: (items: readonly CatalogueItem<Name>[] | LoadProblem) => void,
): (() => void) => {
  const query = () =>
    loadCatalogue(name).catch((error: unknown) => {
      if (!(error instanceof OfflineError)) reportLater('pull', error)
      return loadProblemOf(error)
    })
  const show = async () => next(await query())
  return watchQuery(query, { next, failed: () => void show() })
}
