import { loadCatalogue } from '@/data/catalogues'
import type { CatalogueItem, CatalogueName } from '@/data/catalogue-schemas'
import type { ComradeDb } from '@/data/db'
import type { Assortment, Offering } from '@/domain/storefronts/offering'
import type { ReplicatedTable } from '@/data/sync/table-names'

/** Where an assortment comes from: a file that ships with the app, or replicated tables. */
export type Source =
  | { readonly kind: 'catalogue'; readonly read: () => Promise<Assortment> }
  | {
      readonly kind: 'tables'
      readonly tables: readonly ReplicatedTable[]
      readonly read: (db: ComradeDb) => Promise<Assortment>
    }

export const fromCatalogue = <Name extends CatalogueName>(
  name: Name,
  toAssortment: (items: readonly CatalogueItem<Name>[]) => Assortment,
): Source => ({ kind: 'catalogue', read: async () => toAssortment(await loadCatalogue(name)) })

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
  contact: null,
  stock: null,
  needsPrescription: false,
} as const satisfies Partial<Offering>
