import * as v from 'valibot'
import { defaultCampus } from '@/domain/university/campus'
import { chosenCampus } from './chosen-campus'
import { catalogueFile, catalogueSchemas, type CatalogueItem, type CatalogueName } from './catalogue-schemas'
import { OfflineError, UnexpectedResponseError } from './remote/errors'

/** The campus of a page never changes: see `chosenCampus`. */
const loading = new Map<CatalogueName, Promise<readonly unknown[]>>()
const loaded = new Map<CatalogueName, readonly unknown[]>()

const addressOf = (name: CatalogueName): string => `/catalogues/${chosenCampus().slug}/${name}.json`

const fetchItems = async (name: CatalogueName): Promise<readonly unknown[]> => {
  const response = await fetch(addressOf(name)).catch((cause: unknown) => {
    throw new OfflineError(`The ${name} catalogue cannot be reached`, { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const file = v.safeParse(v.object({ version: v.literal(1), items: v.array(v.unknown()) }), body)
  if (!file.success) throw new UnexpectedResponseError(`The ${name} catalogue cannot be read`)
  loaded.set(name, file.output.items)
  return file.output.items
}

/** Fetches all catalogues of a campus whose files do not come with the app, so that the worker stores them. */
export const fetchAllCatalogues = async (): Promise<void> => {
  if (chosenCampus().slug === defaultCampus.slug || !('caches' in globalThis)) return
  for (const name of Object.keys(catalogueSchemas).filter((key): key is CatalogueName => key in catalogueSchemas)) {
    if (!(await caches.match(addressOf(name)))) await fetch(addressOf(name))
  }
}

const record = v.record(v.string(), v.unknown())

/** The item without the list elements that the issues refer to. */
const withoutBadElements = (item: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown => {
  const fields = v.safeParse(record, item)
  if (!fields.success) return item
  const bad = new Set(issues.map(({ path }) => `${String(path?.[0]?.key)} ${String(path?.[1]?.key)}`))
  const cleaned = Object.entries(fields.output).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((_element, index) => !bad.has(`${field} ${index}`)) : value,
  ])
  return Object.fromEntries(cleaned)
}

/**
 * Loads a catalogue, at most once per page load; the service worker serves it offline.
 * Drops invalid entries, so that one of them cannot empty a screen.
 * @throws OfflineError | UnexpectedResponseError
 */
export const loadCatalogue = async <Name extends CatalogueName>(name: Name): Promise<CatalogueItem<Name>[]> => {
  const pending = loading.get(name) ?? fetchItems(name)
  loading.set(name, pending)
  const items = await pending.catch((error: unknown) => {
    loading.delete(name)
    throw error
  })
  return readableItems(name, items)
}

/** A catalogue that has been loaded; undefined until then. */
export const loadedCatalogue = <Name extends CatalogueName>(name: Name): CatalogueItem<Name>[] | undefined => {
  const items = loaded.get(name)
  return items && readableItems(name, items)
}

/** An entry whose lists hold invalid elements loses only those. */
const readableItems = <Name extends CatalogueName>(name: Name, items: readonly unknown[]): CatalogueItem<Name>[] => {
  const { items: itemSchema } = catalogueFile(name).entries
  return items.flatMap((item) => {
    const result = v.safeParse(itemSchema.item, item)
    if (result.success) return [result.output]
    const rest = v.safeParse(itemSchema.item, withoutBadElements(item, result.issues))
    return rest.success ? [rest.output] : []
  })
}
