import { loadCatalogue } from '@/data/catalogues'
import type { ComradeDb } from '@/data/db'
import type { ReplicaRow, ReplicatedTable } from '@/data/pull/replicated-tables'
import { healthTiles, serviceTiles } from '@/domain/service-tiles'
import type { SearchDocument } from '@/domain/site-search'
import { pages } from './pages'

type Found = Omit<SearchDocument, 'id' | 'kind'>

const withWords = (path: string, words: string): string => `${path}?q=${encodeURIComponent(words)}`
const joined = (...texts: (string | null)[]): string => texts.filter((text) => text !== null).join(' ')

/** How a row of each table is found; a table without an entry is not searched. */
const tables: { [Table in ReplicatedTable]?: { kind: string; find: (row: ReplicaRow<Table>) => Found } } = {
  groceries: {
    kind: 'Groceries',
    find: (row) => ({
      title: row.name,
      text: joined(row.description, row.store_name),
      link: withWords('/groceries', row.name),
    }),
  },
  eshop_products: {
    kind: 'E-Shop',
    find: (row) => ({ title: row.name, text: joined(row.description, row.category), link: withWords('/e-shop', row.name) }),
  },
  shops: {
    kind: 'Shop',
    find: (row) => ({ title: row.shop_name, text: joined(row.description, row.category), link: `/e-shop?shop=${row.id}` }),
  },
  medicines: {
    kind: 'Medicine',
    find: (row) => ({ title: row.name, text: joined(row.description, row.category), link: withWords('/chemist', row.name) }),
  },
  service_providers: {
    kind: 'Service',
    find: (row) => ({
      title: row.name,
      text: joined(row.speciality, row.category, row.location),
      link: withWords('/service-providers', row.name),
    }),
  },
  rentals: {
    kind: 'Room',
    find: (row) => ({
      title: row.title,
      text: joined(row.location, row.category, row.amenities.join(' ')),
      link: `/rental-booking?photos=${row.id}`,
    }),
  },
  university_links: {
    kind: 'University',
    find: (row) => ({ title: row.name, text: joined(row.description), link: '/my-university?tab=special-links' }),
  },
}

const rowsOf = async <Table extends ReplicatedTable>(db: ComradeDb, table: Table): Promise<SearchDocument[]> => {
  const entry = tables[table]
  if (!entry) return []
  const rows = await db.replica(table).toArray()
  return rows.map((row) => ({ id: `${table}:${row.id}`, kind: entry.kind, ...entry.find(row) }))
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
    link: string,
    providers: readonly { name: string; offered: readonly { id: string; name: string; description: string }[] }[],
  ): SearchDocument[] =>
    providers.flatMap(({ name: provider, offered }) =>
      offered.map(({ id, name, description }) => ({ id, kind, title: name, text: joined(description, provider), link })),
    )
  return [
    ...food.map(({ id, name, description, restaurant }) => ({
      id,
      kind: 'Food',
      title: name,
      text: joined(description, restaurant),
      link: withWords('/food-delivery', name),
    })),
    ...sold('Gas', '/gas-delivery', gas.map((provider) => ({ name: provider.name, offered: provider.products }))),
    ...sold('Laundry', '/laundry-services', laundry.map(({ name, services }) => ({ name, offered: services }))),
    ...sold('Salon', '/salon-beauty', salon.map(({ name, services }) => ({ name, offered: services }))),
    ...errands.flatMap((runner) =>
      sold('Errand', `/errand-services?category=${runner.tab}`, [{ name: runner.name, offered: runner.services }]),
    ),
  ]
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
  const [rows, catalogues] = await Promise.all([
    Promise.all(Object.keys(tables).filter(isSearched).map((table) => rowsOf(db, table))),
    catalogueDocuments().catch(() => []),
  ])
  const byId = new Map([...pageDocuments, ...catalogues, ...rows.flat()].map((document) => [document.id, document]))
  return [...byId.values()]
}
