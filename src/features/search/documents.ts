import { loadArticle } from '@/data/articles'
import { loadCatalogue } from '@/data/catalogues'
import { chosenCampus } from '@/data/chosen-campus'
import type { ComradeDb } from '@/data/db'
import { articleCards } from '@/messages/education/articles'
import { shownHealth, shownServices } from '@/messages/home/service-tiles'
import { forCampus } from '@/domain/university/campus'
import { itemLink } from '@/domain/shared/item-link'
import type { SearchDocument } from '@/domain/search/site-search'
import { pages } from './pages'
import type { RowOf, ReplicatedTable } from '@/data/sync/table-names'

type DocumentText = Omit<SearchDocument, 'id' | 'kind'>

const joinTexts = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join(' ')

/** The search document of a row, or null to leave it out. Tables without an entry are not searched. */
const tables: { [Table in ReplicatedTable]?: { kind: string; toDocument: (row: RowOf<Table>) => DocumentText | null } } = {
  groceries: {
    kind: 'Groceries',
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.description, row.store_name),
      link: `/groceries${itemLink(row.id)}`,
    }),
  },
  eshop_products: {
    kind: 'E-Shop',
    toDocument: (row) => ({ title: row.name, text: joinTexts(row.description, row.category), link: `/e-shop${itemLink(row.id)}` }),
  },
  shops: {
    kind: 'Shop',
    toDocument: (row) => ({ title: row.shop_name, text: joinTexts(row.description, row.category), link: `/e-shop?shop=${row.id}` }),
  },
  medicines: {
    kind: 'Medicine',
    toDocument: (row) => ({ title: row.name, text: joinTexts(row.description, row.category), link: `/chemist${itemLink(row.id)}` }),
  },
  service_providers: {
    kind: 'Service',
    toDocument: (row) => ({
      title: row.name,
      text: joinTexts(row.speciality, row.category, row.location),
      link: `/service-providers${itemLink(row.id)}`,
    }),
  },
  rentals: {
    kind: 'Room',
    toDocument: (row) => ({
      title: row.title,
      text: joinTexts(row.location, row.category, row.amenities.join(' ')),
      link: `/rental-booking${itemLink(row.id)}`,
    }),
  },
  items: {
    kind: 'For sale',
    toDocument: (row) =>
      row.status === 'sold'
        ? null
        : { title: row.title, text: joinTexts(row.description, row.category, row.location), link: `/marketplace${itemLink(row.id)}` },
  },
  university_links: {
    kind: 'University',
    toDocument: (row) => ({ title: row.name, text: joinTexts(row.description), link: `/my-university?tab=special-links&link=${row.id}` }),
  },
}

const rowsOf = async <Table extends ReplicatedTable>(db: ComradeDb, table: Table): Promise<SearchDocument[]> => {
  const entry = tables[table]
  if (!entry) return []
  const rows = await db.replica(table).toArray()
  return rows.flatMap((row) => {
    const document = entry.toDocument(row)
    return document ? [{ id: `${table}:${row.id}`, kind: entry.kind, ...document }] : []
  })
}

const isSearched = (name: string): name is ReplicatedTable => name in tables

/** The offerings of the catalogues that ship with the app. */
const catalogueDocuments = async (): Promise<SearchDocument[]> => {
  const [food, gas, laundry, salon, errands] = await Promise.all([
    loadCatalogue('food'),
    loadCatalogue('gas'),
    loadCatalogue('laundry'),
    loadCatalogue('salon'),
    loadCatalogue('errands'),
  ])
  const offeringDocuments = (
    kind: string,
    path: string,
    providers: readonly { name: string; offered: readonly { id: string; name: string; description: string }[] }[],
    view: Readonly<Record<string, string>> = {},
  ): SearchDocument[] =>
    providers.flatMap(({ name: provider, offered }) =>
      offered.map(({ id, name, description }) => ({ id, kind, title: name, text: joinTexts(description, provider), link: `${path}${itemLink(id, view)}` })),
    )
  return [
    ...food.map(({ id, name, description, restaurant }) => ({
      id,
      kind: 'Food',
      title: name,
      text: joinTexts(description, restaurant),
      link: `/food-delivery${itemLink(id)}`,
    })),
    ...offeringDocuments('Gas', '/gas-delivery', gas.map((provider) => ({ name: provider.name, offered: provider.products }))),
    ...offeringDocuments('Laundry', '/laundry-services', laundry.map(({ name, services }) => ({ name, offered: services }))),
    ...offeringDocuments('Salon', '/salon-beauty', salon.map(({ name, services }) => ({ name, offered: services }))),
    ...errands.flatMap((runner) =>
      offeringDocuments('Errand', '/errand-services', [{ name: runner.name, offered: runner.services }], { category: runner.tab }),
    ),
  ]
}

/** The articles and their headings. An article that cannot be loaded is still found by its title. */
const articleDocuments = async (): Promise<SearchDocument[]> => {
  const documents = await Promise.all(
    articleCards.map(async ({ id, title, description, link }) => {
      const { sections } = await loadArticle(id).catch(() => ({ sections: [] }))
      return [
        { id: link, kind: 'Article', title, text: joinTexts(description, ...sections.map((section) => section.title)), link },
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

const pageDocuments: SearchDocument[] = [...shownServices, ...shownHealth, ...pages].map(({ title, description, link }) => ({
  id: link,
  kind: 'Page',
  title: forCampus(title, chosenCampus()),
  text: description,
  link,
}))

/** Everything searchable on this phone. Catalogues that cannot be loaded are left out. */
export const searchDocuments = async (db: ComradeDb): Promise<SearchDocument[]> => {
  const [rows, catalogues, articles] = await Promise.all([
    Promise.all(Object.keys(tables).filter(isSearched).map((table) => rowsOf(db, table))),
    catalogueDocuments().catch(() => []),
    articleDocuments(),
  ])
  const byId = new Map([...pageDocuments, ...articles, ...catalogues, ...rows.flat()].map((document) => [document.id, document]))
  return [...byId.values()]
}
