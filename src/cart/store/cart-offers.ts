import type { CartItem } from '@/cart/rules/cart'
import type { Offer, Offers } from '@/cart/rules/offers'
import { providerOfEntry, providerOfStorefront, type ProviderSlug } from '@/cart/rules/ratings'
import { lineId, type LineId } from '@/kit/rules/ids'
import { keysOf } from '@/kit/rules/keys-of'
import { parseKes, type Kes } from '@/kit/rules/money'
import { fallbackPicture } from '@/kit/rules/own-address'
import { site } from '@/kit/rules/site'
import { type CartCategory, type StorefrontId, storefrontOfCategory } from '@/cart/rules/categories'
import { unknownShop } from '#words/cart/categories'
import { loadCatalogue } from '@/store/catalogues'
import { forProviderLists } from '@/kit/rules/provider-lists'
import type { ComradeDb } from '@/store/db'

/** An item as it is sold today, under the id of its row or entry. */
type Sold = Omit<Offer, 'stock'> & { readonly id: string }

type Row = { readonly id: string; readonly name: string; readonly price: number; readonly image_url: string | null }

type Entry = readonly [id: LineId, offer: Offer | null]

/** The ids of a storefront's items, without the storefront. */
const idsIn = (storefront: string, items: readonly Pick<CartItem, 'id'>[]): readonly string[] =>
  items.flatMap(({ id }) => (id.startsWith(`${storefront}:`) ? [id.slice(storefront.length + 1)] : []))

const rated = (ratedAs: ProviderSlug | null): Pick<Offer, 'ratedAs'> => (ratedAs === null ? {} : { ratedAs })

/** Of a row without a price nothing is known. */
const rowOffer = ({ name, price, image_url }: Row, rest: Omit<Offer, 'name' | 'price' | 'image'>): readonly Offer[] => {
  const amount: Kes | null = parseKes(price)
  return amount === null ? [] : [{ ...rest, name, price: amount, image: image_url ?? fallbackPicture }]
}

/**
 * The storefronts that sell rows: what each sells of these ids, in their order; undefined for a row that is missing.
 */
const tables = {
  groceries: async (db: ComradeDb, ids: readonly string[]) => {
    const rows = await db.replica('groceries').bulkGet([...ids])
    return rows.map(
      (row) =>
        row &&
        rowOffer(row, {
          provider: row.store_name ?? '',
          contact: row.whatsapp,
          ...rated(providerOfStorefront('groceries', row.store_name ?? '', row.store_id)),
          prescription: false,
          stock: null,
        }),
    )
  },
  eShop: async (db: ComradeDb, ids: readonly string[]) => {
    const rows = await db.replica('eshop_products').bulkGet([...ids])
    const shops = new Map((await db.replica('shops').toArray()).map((shop) => [shop.id, shop]))
    const pulled = await db.freshness.get('shops')
    // Before its shop has been pulled, nothing is known of it.
    const shopOf = (id: string | null) =>
      shops.get(id ?? '')?.shop_name ?? (pulled || id === null ? unknownShop : undefined)
    return rows.map((row) => {
      if (!row) return undefined
      const provider = shopOf(row.shop_id)
      const shop = shops.get(row.shop_id ?? '')
      return rowOffer(row, {
        ...(provider === undefined ? {} : { provider }),
        contact: shop?.contact_number ?? null,
        ...rated(shop ? providerOfEntry('eShop', shop.id) : null),
        prescription: false,
        stock: row.stock,
      })
    })
  },
  chemist: async (db: ComradeDb, ids: readonly string[]) => {
    const rows = await db.replica('medicines').bulkGet([...ids])
    return rows.map(
      (row) =>
        row &&
        rowOffer(row, {
          provider: '',
          contact: site.supportPhone,
          prescription: row.prescription_required,
          stock: row.stock,
        }),
    )
  },
} as const satisfies Partial<
  Record<StorefrontId, (db: ComradeDb, ids: readonly string[]) => Promise<readonly (readonly Offer[] | undefined)[]>>
>

/** Whose rows these are. */
const tableOf = { groceries: 'groceries', eShop: 'eshop_products', chemist: 'medicines' } as const satisfies Record<
  keyof typeof tables,
  string
>

type Listed = { readonly id: string; readonly name: string; readonly price: Kes; readonly image: string }

type Provider = { readonly name: string; readonly contact: string; readonly ratedAs: ProviderSlug | null }

const ofProvider = ({ name: provider, contact, ratedAs }: Provider, sold: readonly Listed[]): readonly Sold[] =>
  sold.map(({ id, name, price, image }) => ({
    id,
    name,
    price,
    image,
    provider,
    contact,
    ...rated(ratedAs),
    prescription: false,
  }))

/** The catalogues of the other storefronts. */
const catalogues = {
  food: async () =>
    (await loadCatalogue('food')).flatMap((dish) =>
      ofProvider(
        {
          name: dish.restaurant,
          contact: dish.whatsapp,
          ratedAs: providerOfStorefront('food', dish.restaurant, dish.restaurantId),
        },
        [dish],
      ),
    ),
  gas: async () =>
    (await loadCatalogue('gas')).flatMap(({ id, name, whatsapp, products }) =>
      ofProvider({ name, contact: whatsapp, ratedAs: providerOfEntry('gas', id) }, products),
    ),
  ...forProviderLists(
    (list) => async () =>
      (await loadCatalogue(list)).flatMap(({ id, name, whatsapp, services }) =>
        ofProvider({ name, contact: whatsapp, ratedAs: providerOfEntry(list, id) }, services),
      ),
  ),
  errands: async () =>
    (await loadCatalogue('errands')).flatMap(({ id, name, phone, services }) =>
      ofProvider({ name, contact: phone, ratedAs: providerOfEntry('errands', id) }, services),
    ),
  // The services of the pharmacy stand beside its medicines.
  pharmacy: async () =>
    (await loadCatalogue('pharmacy-services')).map(({ id, name, price, image }) => ({
      id,
      name,
      price,
      image,
      contact: site.supportPhone,
    })),
} as const satisfies Partial<Record<StorefrontId | 'pharmacy', () => Promise<readonly Sold[]>>>

/** A row that is missing is gone, once the phone has pulled the table. */
const inTable = async (
  db: ComradeDb,
  storefront: keyof typeof tables,
  ids: readonly string[],
): Promise<readonly Entry[]> => {
  if (ids.length === 0) return []
  const [offers, freshness] = await Promise.all([tables[storefront](db, ids), db.freshness.get(tableOf[storefront])])
  return ids.flatMap((id, index): readonly Entry[] => {
    const key = lineId(`${storefront}:${id}`)
    const found = offers[index]
    if (found) return found.map((offer) => [key, offer])
    return freshness ? [[key, null]] : []
  })
}

const inCatalogue = async (storefront: keyof typeof catalogues, ids: readonly string[]): Promise<readonly Entry[]> => {
  if (ids.length === 0) return []
  // Without the file nothing is known to have changed.
  const sold = await catalogues[storefront]().catch(() => null)
  if (sold === null) return []
  return ids.map((id) => {
    const found = sold.find((each) => each.id === id)
    if (!found) return [lineId(`${storefront}:${id}`), null]
    const { id: _, ...offer } = found
    return [lineId(`${storefront}:${id}`), { ...offer, stock: null }]
  })
}

/** Today's offers, as far as this phone knows them. */
export const readOffers = async (db: ComradeDb, items: readonly Pick<CartItem, 'id'>[]): Promise<Offers> => {
  const rows = await Promise.all(keysOf(tables).map((storefront) => inTable(db, storefront, idsIn(storefront, items))))
  const listed = await Promise.all(
    keysOf(catalogues).map((storefront) => inCatalogue(storefront, idsIn(storefront, items))),
  )
  return new Map([...rows, ...listed].flat())
}

type Named = Pick<CartItem, 'name' | 'provider'>

const rowsNamed = async (db: ComradeDb, storefront: keyof typeof tables, name: string): Promise<readonly LineId[]> =>
  (
    await db
      .replica(tableOf[storefront])
      .filter((row) => row.name === name)
      .toArray()
  ).map(({ id }) => lineId(`${storefront}:${id}`))

const entriesNamed = async (storefront: keyof typeof catalogues, name: string): Promise<readonly LineId[]> =>
  (await catalogues[storefront]().catch((): readonly Sold[] => []))
    .filter((sold) => sold.name === name)
    .map(({ id }) => lineId(`${storefront}:${id}`))

/**
 * The offer of a provider under a name, for orders of earlier versions, which had no ids.
 * @returns null where that is nothing, or several
 */
export const findNamed = async (
  db: ComradeDb,
  category: CartCategory,
  { name, provider }: Named,
): Promise<{ readonly id: LineId; readonly offer: Offer } | null> => {
  const storefront = storefrontOfCategory[category]
  const ids =
    storefront === 'groceries' || storefront === 'eShop'
      ? await rowsNamed(db, storefront, name)
      : storefront === 'chemist'
        ? [...(await rowsNamed(db, storefront, name)), ...(await entriesNamed('pharmacy', name))]
        : await entriesNamed(storefront, name)
  const offers = await readOffers(
    db,
    ids.map((id) => ({ id })),
  )
  const found = [...offers].flatMap(([id, offer]) =>
    offer && (offer.provider ?? provider) === provider ? [{ id, offer }] : [],
  )
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}
