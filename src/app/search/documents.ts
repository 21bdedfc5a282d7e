import { loadArticle } from '@/education/store/articles'
import { loadCatalogue } from '@/store/catalogues'
import { chosenCampus } from '@/store/chosen-campus'
import type { ComradeDb } from '@/store/db'
import { articleCards, trackerArticleCards } from '@/education/words/articles'
import { shownHealth, shownServices } from '@/app/home/words/service-tiles'
import * as kinds from '#words/app/search/kinds'
import { otherPages } from '@/app/search/words/pages'
import { perMonth } from '#words/app/search/search-dialog'
import { formatKes } from '@/kit/words/money'
import { helpDocuments } from './help-documents'
import { titleAt } from '@/kit/rules/campus'
import { articleWords, pageWords } from '@/app/search/rules/page-words'
import { itemLink } from '@/kit/rules/item-link'
import { parseKes, type Kes } from '@/kit/rules/money'
import type { SearchDocument } from '@/app/search/rules/site-search'
import { providerLists, type ProviderList } from '@/kit/rules/provider-lists'
import type { RowOf, ReplicatedTable } from '@/store/sync/table-names'
import { screens } from '@/screens'

type DocumentText = Omit<SearchDocument, 'id' | 'kind'>

/** The names of the shops by their ids: a product knows only the id. */
type ShopNames = ReadonlyMap<string, string>

const joinTexts = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join(' ')

const monthlyText = (price: Kes | null): string | null =>
  price === null ? null : perMonth({ price: formatKes(price) })

/** The search document of a row, or null to leave it out. Tables without an entry are not searched. */
const tables: {
  [Table in ReplicatedTable]?: {
    kind: string
    toDocument: (row: RowOf<Table>, shopNames: ShopNames) => DocumentText | null
  }
} = {
  groceries: {
    kind: kinds.groceries,
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.description, row.category),
      link: `/groceries${itemLink(row.id)}`,
      provider: row.store_name,
      price: parseKes(row.price),
      picture: row.image_url,
    }),
  },
  eshop_products: {
    kind: kinds.eShop,
    toDocument: (row, shopNames) => ({
      title: row.name,
      text: joinTexts(row.description, row.category),
      link: `/e-shop${itemLink(row.id)}`,
      provider: shopNames.get(row.shop_id ?? ''),
      price: parseKes(row.price),
      picture: row.image_url,
    }),
  },
  shops: {
    kind: kinds.shop,
    toDocument: (row) => ({
      title: row.shop_name,
      text: joinTexts(row.description, row.category),
      link: `/e-shop?shop=${row.id}`,
      picture: row.image_url,
    }),
  },
  medicines: {
    kind: kinds.medicine,
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.description, row.category),
      link: `/chemist${itemLink(row.id)}`,
      price: parseKes(row.price),
      picture: row.image_url,
    }),
  },
  rentals: {
    kind: kinds.room,
    toDocument: (row) => ({
      title: row.title,
      text: joinTexts(row.category, row.amenities.join(' ')),
      link: `/rental-booking${itemLink(row.id)}`,
      provider: row.location,
      price: monthlyText(parseKes(row.price_per_day)),
      picture: row.image_url,
    }),
  },
  service_providers: {
    kind: kinds.service,
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.speciality, row.category, row.location, row.description),
      link: `/service-providers${itemLink(row.id)}`,
      provider: row.location,
      picture: row.image_url,
    }),
  },
  items: {
    kind: kinds.forSale,
    toDocument: (row) =>
      row.status === 'sold'
        ? null
        : {
            title: row.title,
            text: joinTexts(row.description, row.category, row.location),
            link: `/marketplace${itemLink(row.id)}`,
            provider: row.seller_name,
            price: parseKes(row.price),
            picture: row.image_url,
          },
  },
  university_links: {
    kind: kinds.university,
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.description),
      link: `/my-university?tab=special-links&link=${row.id}`,
    }),
  },
}

const rowsOf = async <Table extends ReplicatedTable>(
  db: ComradeDb,
  table: Table,
  shopNames: ShopNames,
): Promise<SearchDocument[]> => {
  const entry = tables[table]
  if (!entry) return []
  const rows = await db.replica(table).toArray()
  return rows.flatMap((row) => {
    const document = entry.toDocument(row, shopNames)
    return document ? [{ id: `${table}:${row.id}`, kind: entry.kind, ...document }] : []
  })
}

const isSearched = (name: string): name is ReplicatedTable => name in tables

/** The rows on this phone of each searched table. */
export const countRows = (db: ComradeDb): Promise<number[]> =>
  Promise.all(
    Object.keys(tables)
      .filter(isSearched)
      .map((table) => db.replica(table).count()),
  )

type Offering = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Kes
  readonly image: string
}

const offeringDocuments = (
  kind: string,
  path: string,
  provider: string,
  offered: readonly Offering[],
  view: Readonly<Record<string, string>> = {},
): SearchDocument[] =>
  offered.map(({ id, name, description, price, image }) => ({
    id,
    kind,
    title: name,
    text: description,
    link: `${path}${itemLink(id, view)}`,
    provider,
    price,
    picture: image,
  }))

/** Where each list is shown, and what a result of it is called. */
const lists = {
  laundry: { path: screens.laundryServices.path, kind: kinds.laundry },
  salon: { path: screens.salonBeauty.path, kind: kinds.salon },
} as const satisfies Record<ProviderList, { path: string; kind: string }>

const listDocuments = async (list: ProviderList): Promise<readonly SearchDocument[]> =>
  (await loadCatalogue(list)).flatMap(({ name, services }) =>
    offeringDocuments(lists[list].kind, lists[list].path, name, services),
  )

/** The offerings of the catalogues that ship with the app. */
const catalogueDocuments = async (): Promise<SearchDocument[]> => {
  const [food, gas, errands, drivers, bundles, ...listed] = await Promise.all([
    loadCatalogue('food'),
    loadCatalogue('gas'),
    loadCatalogue('errands'),
    loadCatalogue('drivers'),
    loadCatalogue('bundles'),
    ...providerLists.map(listDocuments),
  ])
  return [
    ...food.map(({ id, name, description, restaurant, price, image }) => ({
      id,
      kind: kinds.food,
      title: name,
      text: description,
      link: `${screens.foodDelivery.path}${itemLink(id)}`,
      provider: restaurant,
      price,
      picture: image,
    })),
    ...gas.flatMap(({ name, products }) => offeringDocuments(kinds.gas, screens.gasDelivery.path, name, products)),
    ...listed.flat(),
    ...errands.flatMap(({ name, services, tab }) =>
      offeringDocuments(kinds.errand, screens.errandServices.path, name, services, { category: tab }),
    ),
    ...drivers.map(({ id, name, speciality, location, vehicle, image }) => ({
      id,
      kind: kinds.driver,
      title: name,
      text: joinTexts(speciality, vehicle),
      link: `/transport-services${itemLink(id)}`,
      provider: location,
      picture: image,
    })),
    ...bundles.map(({ id, name, description, items, price, image }) => ({
      id,
      kind: kinds.bundle,
      title: name,
      text: joinTexts(description, ...items),
      link: '/#bundles',
      price,
      picture: image,
    })),
  ]
}

/** The articles and their headings. An article that cannot be loaded is still found by its title. */
const articleDocuments = async (): Promise<SearchDocument[]> => {
  const documents = await Promise.all(
    articleCards.map(async ({ id, title, description, link }) => {
      // Without the file, its title is found.
      const { sections } = await loadArticle(id).catch(() => ({ sections: [] }))
      return [
        {
          id: link,
          kind: kinds.article,
          title,
          text: joinTexts(description, articleWords[id], ...sections.map((section) => section.title)),
          link,
        },
        // Articles share headings such as "When to see a doctor", so the kind names the article.
        ...sections.map((section) => {
          const href = `${link}#${section.id}`
          return { id: href, kind: title, title: section.title, text: '', link: href }
        }),
      ]
    }),
  )
  return documents.flat()
}

/** Their texts are not loaded for the search. */
const trackerArticleDocuments: SearchDocument[] = trackerArticleCards.map(({ article, title, description }) => {
  const link = `/period-tracker?tab=education&article=${article}`
  return { id: link, kind: kinds.article, title, text: joinTexts(description, articleWords[article]), link }
})

const pageDocuments: SearchDocument[] = [...shownServices, ...shownHealth, ...otherPages].map((page) => ({
  id: page.link,
  kind: kinds.page,
  title: titleAt(chosenCampus(), page.title),
  text: pageWords[page.id],
  link: page.link,
  picture: 'image' in page ? page.image : null,
}))

/** Everything searchable on this phone. Catalogues that cannot be loaded are left out. */
export const searchDocuments = async (db: ComradeDb): Promise<SearchDocument[]> => {
  const shops = await db.replica('shops').toArray()
  const shopNames = new Map(shops.map((shop) => [shop.id, shop.shop_name]))
  const [calls, rows, catalogues, articles] = await Promise.all([
    helpDocuments(db),
    Promise.all(
      Object.keys(tables)
        .filter(isSearched)
        .map((table) => rowsOf(db, table, shopNames)),
    ),
    // Without the files, all else is found.
    catalogueDocuments().catch(() => []),
    articleDocuments(),
  ])
  const byId = new Map(
    [...calls, ...pageDocuments, ...catalogues, ...rows.flat(), ...articles, ...trackerArticleDocuments].map(
      (document) => [document.id, document],
    ),
  )
  return [...byId.values()]
}
