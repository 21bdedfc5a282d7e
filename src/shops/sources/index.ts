import type { StorefrontId } from '@/cart/rules/categories'
import { providerOfStorefront, providerOfEntry } from '@/cart/rules/ratings'
import { readHours } from '@/kit/rules/read-hours'
import { loadCatalogue, preloadedCatalogue } from '@/store/catalogues'
import type { CatalogueItem, CatalogueName } from '@/store/catalogue-schemas'
import type { ComradeDb } from '@/store/db'
import { forProviderLists, type ProviderList } from '@/kit/rules/provider-lists'
import { plainOffering, type Assortment, type OfferingGroup } from '@/shops/rules/offering'
import type { ReplicatedTable } from '@/store/sync/table-names'
import { deliversInText, providerTimeText } from '@/cart/words/provider-time'
import { writtenHours } from '@/kit/words/written-hours'
import { freeDelivery } from '#words/shops/storefront-page'
import { readGroceries, readMedicines, readShops } from './tables'

/** The origin of an assortment: a catalogue, or replicated tables. */
export type Source =
  | {
      readonly kind: 'catalogue'
      readonly read: () => Promise<Assortment>
      /** Used for the first render of a screen. */
      readonly preload: () => Promise<Assortment>
    }
  | {
      readonly kind: 'tables'
      readonly tables: readonly ReplicatedTable[]
      readonly read: (db: ComradeDb) => Promise<Assortment>
    }

const fromCatalogue = <Name extends CatalogueName>(
  name: Name,
  toAssortment: (items: readonly CatalogueItem<Name>[]) => Assortment,
): Source => {
  let last: { readonly items: readonly CatalogueItem<Name>[]; readonly assortment: Assortment } | undefined
  // Returns the same assortment until the catalogue changes.
  const convert = (items: readonly CatalogueItem<Name>[]) => {
    if (last?.items !== items) last = { items, assortment: toAssortment(items) }
    return last.assortment
  }
  return {
    kind: 'catalogue',
    read: async () => convert(await loadCatalogue(name)),
    preload: async () => convert(await preloadedCatalogue(name)),
  }
}

const fromTables = (tables: readonly ReplicatedTable[], read: (db: ComradeDb) => Promise<Assortment>): Source => ({
  kind: 'tables',
  tables,
  read,
})

type Offered = CatalogueItem<'gas'>['products'][number]

/** The common shape of the providers of all catalogues. */
type Provider = Pick<OfferingGroup, 'id' | 'name' | 'rating' | 'facts' | 'badge' | 'category'> & {
  readonly contact: string
  readonly hours?: string | undefined
  readonly offered: readonly Offered[]
}

/** Converts providers to groups, and their goods or services to offerings. */
const assortmentOf = (
  storefront: Parameters<typeof providerOfEntry>[0],
  providers: readonly Provider[],
): Assortment => {
  const withHours = providers.map((provider) => ({ ...provider, open: readHours(provider.hours ?? '') }))
  return {
    groups: withHours.map(({ id, name, rating, facts, badge, category, hours, open }) => ({
      id,
      name,
      rating,
      ratedAs: providerOfEntry(storefront, id),
      facts: [...facts, hours && writtenHours(hours)].filter((fact) => fact !== undefined),
      badge,
      category,
      hours: open,
      description: '',
      image: null,
    })),
    offerings: withHours.flatMap(({ id, name, contact, category, offered, open }) =>
      offered.map((item) => ({
        ...plainOffering,
        ...item,
        category,
        group: id,
        provider: name,
        ratedAs: providerOfEntry(storefront, id),
        contact,
        hours: open,
      })),
    ),
  }
}

const gasProvider = (provider: CatalogueItem<'gas'>): Provider => ({
  ...provider,
  facts: [deliversInText(provider.deliveryTime)],
  badge: provider.freeDelivery ? freeDelivery : null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.products,
})

const listedProvider = (provider: CatalogueItem<ProviderList>): Provider => ({
  ...provider,
  facts: [provider.location],
  badge: null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.services,
})

const errandRunner = (provider: CatalogueItem<'errands'>): Provider => ({
  ...provider,
  facts: [providerTimeText(provider.deliveryTime), provider.location],
  badge: null,
  category: provider.tab,
  contact: provider.phone,
  offered: provider.services,
})

/** The source of each storefront's records and their conversion to offerings. */
export const sources = {
  food: fromCatalogue('food', (dishes) => ({
    groups: [],
    offerings: dishes.map(({ restaurant, restaurantId, whatsapp, hours = '', ...dish }) => ({
      ...plainOffering,
      ...dish,
      provider: restaurant,
      ratedAs: providerOfStorefront('food', restaurant, restaurantId),
      contact: whatsapp,
      hours: readHours(hours),
    })),
  })),
  gas: fromCatalogue('gas', (providers) => assortmentOf('gas', providers.map(gasProvider))),
  ...forProviderLists((list) => fromCatalogue(list, (providers) => assortmentOf(list, providers.map(listedProvider)))),
  errands: fromCatalogue('errands', (providers) => assortmentOf('errands', providers.map(errandRunner))),
  groceries: fromTables(['groceries'], readGroceries),
  eShop: fromTables(['shops', 'eshop_products'], readShops),
  chemist: fromTables(['medicines'], readMedicines),
} as const satisfies Record<StorefrontId, Source>
