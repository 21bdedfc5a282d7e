import { loadCatalogue, preloadedCatalogue } from '@/store/catalogues'
import type { CatalogueItem, CatalogueName } from '@/store/catalogue-schemas'
import type { ComradeDb } from '@/store/db'
import type { Assortment, Offering } from '@/shops/rules/offering'
import type { ReplicatedTable } from '@/store/sync/table-names'

/** Where an assortment comes from: a catalogue, or replicated tables. */
export type Source =
  | {
      readonly kind: 'catalogue'
      readonly read: () => Promise<Assortment>
      /** For the first render of a screen. */
      readonly preload: () => Promise<Assortment>
    }
  | {
      readonly kind: 'tables'
      readonly tables: readonly ReplicatedTable[]
      readonly read: (db: ComradeDb) => Promise<Assortment>
    }

export const fromCatalogue = <Name extends CatalogueName>(
  name: Name,
  toAssortment: (items: readonly CatalogueItem<Name>[]) => Assortment,
): Source => {
  let last: { readonly items: readonly CatalogueItem<Name>[]; readonly assortment: Assortment } | undefined
  // The same assortment until the catalogue changes.
  const assortmentOf = (items: readonly CatalogueItem<Name>[]) => {
    if (last?.items !== items) last = { items, assortment: toAssortment(items) }
    return last.assortment
  }
  return {
    kind: 'catalogue',
    read: async () => assortmentOf(await loadCatalogue(name)),
    preload: async () => assortmentOf(await preloadedCatalogue(name)),
  }
}

export const fromTables = (
  tables: readonly ReplicatedTable[],
  read: (db: ComradeDb) => Promise<Assortment>,
): Source => ({ kind: 'tables', tables, read })

/** Defaults of an offering. */
export const plainOffering = {
  description: '',
  category: '',
  categoryLabel: '',
  group: '',
  provider: '',
  ratedAs: null,
  contact: null,
  stock: null,
  needsPrescription: false,
  hours: null,
} as const satisfies Partial<Offering>
