import { randomUUID } from 'node:crypto'
import { campus, newGrocery } from './new-rows.ts'
import { everybody, forbidden, outcomes, type TableRules, type Values } from './table-rules.ts'
import { inserted } from './users.ts'
import type { TestBackend } from './start-backend.ts'

/** The rules of a table that everybody reads and admins write. */
function catalogue(
  table: string,
  change: Values,
  ofKind: (backend: TestBackend) => Values | Promise<Values>,
): TableRules {
  const values = async (backend: TestBackend) => ({ campus, ...(await ofKind(backend)) })
  return {
    async row(backend) {
      const entries = Object.entries(await values(backend))
      const placeholders = entries.map((_entry, index) => `$${index + 1}`)
      const sql = `insert into public.${table} (${entries.map(([name]) => name).join(', ')}) values (${placeholders.join(', ')})`
      return inserted(
        backend,
        sql,
        entries.map(([, value]) => value),
      )
    },
    values,
    change,
    select: everybody,
    insert: outcomes('refused', 'refused', 'refused', 'yes'),
    update: outcomes('refused', 'nothing', 'nothing', 'yes'),
    delete: outcomes('refused', 'nothing', 'nothing', 'yes'),
  }
}

const addRental = (backend: TestBackend) =>
  inserted(
    backend,
    `insert into public.rentals (campus, title, price_per_day, location, category) values ('tum', 'Room', 6000, 'Tudor', 'single')`,
  )

const makeSlug = () => `c${randomUUID().slice(0, 8)}`

/** Deletes all catalogues, because a campus can have each only once. */
const emptiedCatalogues = async (backend: TestBackend): Promise<Values> => {
  await backend.sql('delete from public.catalogues')
  return { name: 'food', entries: [{ id: 'pilau' }] }
}

/** The tables that admins write: what is sold and shown to everybody. */
export const cataloguePolicies: Readonly<Record<string, TableRules>> = {
  groceries: catalogue('groceries', { price: 61 }, () => newGrocery),
  medicines: catalogue('medicines', { stock: 61 }, () => ({ name: 'Paracetamol', price: 50, category: 'pain-relief' })),
  shops: catalogue('shops', { description: 'Changed' }, () => ({ shop_name: 'Campus Corner' })),
  eshop_products: catalogue('eshop_products', { price: 61 }, () => ({ name: 'Earphones', price: 450 })),
  service_providers: catalogue('service_providers', { rating: 4 }, () => ({ name: 'Mama Njeri', category: 'mamafua' })),
  rentals: catalogue('rentals', { price_per_day: 61 }, () => ({
    title: 'Room',
    price_per_day: 6000,
    location: 'Tudor',
    category: 'single',
  })),
  rental_photos: catalogue('rental_photos', { image_url: '/pictures/rooms.svg#changed' }, async (backend) => ({
    rental_id: await addRental(backend),
    image_url: '/pictures/rooms.svg#bed',
  })),
  university_links: catalogue('university_links', { name: 'Changed' }, () => ({
    name: 'Portal',
    url: 'https://portal.example',
  })),

  catalogues: {
    ...catalogue('catalogues', { entries: [] }, emptiedCatalogues),
    async row(backend) {
      await emptiedCatalogues(backend)
      return inserted(
        backend,
        `insert into public.catalogues (campus, name, entries) values ('tum', 'food', '[{"id": "pilau"}]')`,
      )
    },
  },

  campuses: {
    row: (backend) =>
      inserted(
        backend,
        `insert into public.campuses (slug, name, short_name, town, colour) values ($1, 'Another University', 'AU', 'Kilifi', '#112233')`,
        [makeSlug()],
      ),
    values: async () => ({
      slug: makeSlug(),
      name: 'Another University',
      short_name: 'AU',
      town: 'Kilifi',
      colour: '#112233',
    }),
    change: { town: 'Changed' },
    select: everybody,
    insert: outcomes('refused', 'refused', 'refused', 'yes'),
    update: outcomes('refused', 'nothing', 'nothing', 'yes'),
    delete: forbidden,
  },
}
