import * as v from 'valibot'
import { catalogueFile, type CatalogueItem, type CatalogueName } from './catalogue-schemas'
import { OfflineError, UnexpectedAnswerError } from './remote/errors'

const loaded = new Map<CatalogueName, Promise<readonly unknown[]>>()

const fetchItems = async (name: CatalogueName): Promise<readonly unknown[]> => {
  const response = await fetch(`/catalogues/${name}.json`).catch((cause: unknown) => {
    throw new OfflineError(`The ${name} catalogue cannot be reached`, { cause })
  })
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  const file = v.safeParse(v.object({ version: v.literal(1), items: v.array(v.unknown()) }), body)
  if (!file.success) throw new UnexpectedAnswerError(`The ${name} catalogue cannot be read`)
  return file.output.items
}

const record = v.record(v.string(), v.unknown())

/** An item without those parts of its lists that the issues are about. */
const withoutBadParts = (item: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown => {
  const fields = v.safeParse(record, item)
  if (!fields.success) return item
  const bad = new Set(issues.map(({ path }) => `${String(path?.[0]?.key)} ${String(path?.[1]?.key)}`))
  const cleaned = Object.entries(fields.output).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((_part, place) => !bad.has(`${field} ${place}`)) : value,
  ])
  return Object.fromEntries(cleaned)
}

/**
 * Reads a catalogue once; the service worker serves it offline.
 * An entry that this version does not understand is left out, so that one bad entry cannot empty a screen; of a
 * provider's list only the bad part is.
 * @throws OfflineError | UnexpectedAnswerError
 */
export const loadCatalogue = async <Name extends CatalogueName>(name: Name): Promise<CatalogueItem<Name>[]> => {
  const pending = loaded.get(name) ?? fetchItems(name)
  loaded.set(name, pending)
  const items = await pending.catch((error: unknown) => {
    loaded.delete(name)
    throw error
  })
  const { items: itemSchema } = catalogueFile(name).entries
  return items.flatMap((item) => {
    const result = v.safeParse(itemSchema.item, item)
    if (result.success) return [result.output]
    const rest = v.safeParse(itemSchema.item, withoutBadParts(item, result.issues))
    return rest.success ? [rest.output] : []
  })
}
