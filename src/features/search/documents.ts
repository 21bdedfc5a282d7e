import { loadArticle } from '@/data/articles'
import { loadCatalogue } from '@/data/catalogues'
import type { ComradeDb } from '@/data/db'
import type { ReplicaRow, ReplicatedTable } from '@/data/pull/replicated-tables'
import { articleCards } from '@/domain/education/articles'
import { healthTiles, serviceTiles } from '@/domain/home/service-tiles'
import { itemLink } from '@/domain/shared/item-link'
import type { SearchDocument } from '@/domain/search/site-search'
import { pages } from './pages'

type Found = Omit<SearchDocument, 'id' | 'kind'>

const joined = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join(' ')

/** How a row of each table is found, or null when it is not; a table without an entry is not searched. */
const tables: { [Table in ReplicatedTable]?: { kind: string; find: (row: ReplicaRow<Table>) => Found | null } } = {
  groceries: {
    kind: 'Groceries',
    find: (row) => ({
      title: row.name,
      text: joined(row.description, row.store_name),
      link: `/groceries${itemLink(row.id)}`,
    }),
  },
  eshop_products: {
    kind: 'E-Shop',
    find: (row) => ({ title: row.name, text: joined(row.description, row.category), link: `/e-shop${itemLink(row.id)}` }),
  },
  shops: {
    kind: 'Shop',
    find: (row) => ({ title: row.shop_name, text: joined(row.description, row.category), link: `/e-shop?shop=${row.id}` }),
  },
  medicines: {
    kind: 'Medicine',
    find: (row) => ({ title: row.name, text: joined(row.description, row.category), link: `/chemist${itemLink(row.id)}` }),
  },
  service_providers: {
    kind: 'Service',
    find: (row) => ({
      title: row.name,
      text: joined(row.speciality, row.category, row.location),
      link: `/service-providers${itemLink(row.id)}`,
    }),
  },
  rentals: {
    kind: 'Room',
    find: (row) => ({
      title: row.title,
      text: joined(row.location, row.category, row.amenities.join(' ')),
      link: `/rental-booking${itemLink(row.id)}`,
    }),
  },
  items: {
    kind: 'For sale',
    find: (row) =>
      row.status === 'sold'
        ? null
        : { title: row.title, text: joined(row.description, row.category, row.location), link: `/marketplace${itemLink(row.id)}` },
  },
  university_links: {
    kind: 'University',
    find: (row) => ({ title: row.name, text: joined(row.description), link: `/my-university?tab=special-links&link=${row.id}` }),
  },
}

const rowsOf = async <Table extends ReplicatedTable>(db: ComradeDb, table: Table): Promise<SearchDocument[]> => {
  const entry = tables[table]
  if (!entry) return []
  const rows = await db.replica(table).toArray()
  return rows.flatMap((row) => {
    const found = entry.find(row)
    return found ? [{ id: `${table}:${row.id}`, kind: entry.kind, ...found }] : []
  })
}

const isSearched = (name: string): name is ReplicatedTable => name in tables

/** The providers' catalogues: what they sell, and they themselves. */
const catalogueDocuments = async (): Promise<SearchDocument[]> => {
  const [food, gas, laundry, salon, errands] = await Promise.all([
    loadCatalogue('food'),
    loadCatalogue('gas'),
    loadCatalogue('laundry'),
    loadCatalogue('salon'),
    loadCatalogue('errands'),
  ])
  const sold = (
    kind: string,
    path: string,
    providers: readonly { name: string; offered: readonly { id: string; name: string; description: string }[] }[],
    view: Readonly<Record<string, string>> = {},
  ): SearchDocument[] =>
    providers.flatMap(({ name: provider, offered }) =>
      offered.map(({ id, name, description }) => ({ id, kind, title: name, text: joined(description, provider), link: `${path}${itemLink(id, view)}` })),
    )
  return [
    ...food.map(({ id, name, description, restaurant }) => ({
      id,
      kind: 'Food',
      title: name,
      text: joined(description, restaurant),
      link: `/food-delivery${itemLink(id)}`,
    })),
    ...sold('Gas', '/gas-delivery', gas.map((provider) => ({ name: provider.name, offered: provider.products }))),
    ...sold('Laundry', '/laundry-services', laundry.map(({ name, services }) => ({ name, offered: services }))),
    ...sold('Salon', '/salon-beauty', salon.map(({ name, services }) => ({ name, offered: services }))),
    ...errands.flatMap((runner) =>
      sold('Errand', '/errand-services', [{ name: runner.name, offered: runner.services }], { category: runner.tab }),
    ),
  ]
}

/** The articles, and each of their headings. One that cannot be read is still found by its title. */
const articleDocuments = async (): Promise<SearchDocument[]> => {
  const found = await Promise.all(
    articleCards.map(async ({ id, title, description, link }) => {
      const { sections } = await loadArticle(id).catch(() => ({ sections: [] }))
      return [
        { id: link, kind: 'Article', title, text: joined(description, ...sections.map((section) => section.title)), link },
        // Every article says when to see a doctor: what tells its headings apart is the article.
        ...sections.map((section) => {
          const there = `${link}#${section.id}`
          return { id: there, kind: title, title: section.title, text: '', link: there }
        }),
      ]
    }),
  )
  return found.flat()
}

const pageDocuments: SearchDocument[] = [...serviceTiles, ...healthTiles, ...pages].map(({ title, description, link }) => ({
  id: link,
  kind: 'Page',
  title,
  text: description,
  link,
}))

/** Everything that can be found on this phone now; a catalogue out of reach leaves out only itself. */
export const searchDocuments = async (db: ComradeDb): Promise<SearchDocument[]> => {
  const [rows, catalogues, articles] = await Promise.all([
    Promise.all(Object.keys(tables).filter(isSearched).map((table) => rowsOf(db, table))),
    catalogueDocuments().catch(() => []),
    articleDocuments(),
  ])
  const byId = new Map([...pageDocuments, ...articles, ...catalogues, ...rows.flat()].map((document) => [document.id, document]))
  return [...byId.values()]
}
