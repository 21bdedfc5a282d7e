import { randomUUID } from 'node:crypto'
import { campus, newGrocery, newItem, newPost } from './new-rows.ts'
import { addItem, addPost, addSubmission, inserted } from './users.ts'
import type { Caller, TestUsers } from './users.ts'
import { proofFor } from './proof-of-work.ts'
import type { TestBackend } from './start-backend.ts'

/** `nothing`: a response without an error that returned or changed no row. */
export type AccessResult = 'yes' | 'nothing' | 'refused'
type Expected = Readonly<Record<Caller, AccessResult>>
type Values = Record<string, unknown>

export type TableRules = {
  /** Creates a row, owned by the owner if the table has owners. @returns its id */
  row(backend: TestBackend, users: TestUsers): Promise<string>
  /** The values of a new row; may first delete a row that it would conflict with. */
  values(backend: TestBackend, users: TestUsers): Promise<Values>
  change: Values
  select: Expected
  insert: Expected
  update: Expected
  delete: Expected
}

/** A suspended student's outcome differs from the other student's only where posting is involved. */
const outcomes = (
  anonymous: AccessResult,
  owner: AccessResult,
  other: AccessResult,
  admin: AccessResult,
  suspended = other,
): Expected => ({ anonymous, owner, other, suspended, admin })
const everybody = outcomes('yes', 'yes', 'yes', 'yes')
const forbidden = outcomes('refused', 'refused', 'refused', 'refused')
const signedIn = outcomes('refused', 'yes', 'yes', 'yes')
const notSuspended = outcomes('refused', 'yes', 'yes', 'yes', 'refused')
const ownerOnly = outcomes('refused', 'yes', 'nothing', 'nothing')

/** Adds the proof of work that the public forms require without an account. */
const withProof = (row: { readonly id: string } & Values): Values => ({ ...row, proof_of_work: proofFor(row.id) })

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

const pregnancy = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }

const makeSubscription = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
})

const addProvider = async (backend: TestBackend) =>
  `service_providers:${await inserted(backend, `insert into public.service_providers (campus, name, category) values ($1, 'Mama Njeri', 'mamafua')`, [campus])}`

const makeSlug = () => `c${randomUUID().slice(0, 8)}`

/** Deletes all catalogues, because a campus can have each only once. */
const emptiedCatalogues = async (backend: TestBackend): Promise<Values> => {
  await backend.sql('delete from public.catalogues')
  return { name: 'food', entries: [{ id: 'pilau' }] }
}

/** The expected outcome of every action and caller, for every table of the API. */
export const policyMatrix: Readonly<Record<string, TableRules>> = {
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
  gossip_posts: {
    row: (backend, { owner }) => addPost(backend, owner.user.id),
    values: async () => newPost,
    change: { content: 'Changed' },
    select: everybody,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  gossip_submissions: {
    row: (backend, { owner }) => addSubmission(backend, owner.user.id),
    values: async () => newPost,
    change: { content: 'Changed' },
    select: ownerOnly,
    insert: notSuspended,
    update: forbidden,
    delete: ownerOnly,
  },
  gossip_likes: {
    row: async (backend, { owner }) =>
      inserted(backend, 'insert into public.gossip_likes (post_id, user_id) values ($1, $2)', [
        await addPost(backend, owner.user.id),
        owner.user.id,
      ]),
    values: async (backend, { owner }) => ({ post_id: await addPost(backend, owner.user.id) }),
    change: { post_id: randomUUID() },
    select: ownerOnly,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  reports: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.reports (kind, subject, reason, user_id) values ('gossip_post', $1, 'spam', $2)`,
        [await addPost(backend, owner.user.id), owner.user.id],
      ),
    values: async (backend, { owner }) => ({
      kind: 'gossip_post',
      subject: await addPost(backend, owner.user.id),
      reason: 'spam',
    }),
    change: { reason: 'other' },
    select: ownerOnly,
    insert: signedIn,
    update: forbidden,
    delete: forbidden,
  },
  items: {
    row: (backend, { owner }) => addItem(backend, owner.user.id),
    values: async () => newItem,
    change: { title: 'Changed' },
    select: everybody,
    insert: notSuspended,
    update: ownerOnly,
    delete: ownerOnly,
  },
  item_photos: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.item_photos (item_id, image_url, user_id) values ($1, '/pictures/market.svg#desk', $2)`,
        [await addItem(backend, owner.user.id), owner.user.id],
      ),
    values: async (backend, { owner }) => ({
      item_id: await addItem(backend, owner.user.id),
      image_url: '/pictures/market.svg#desk',
    }),
    change: { position: 3 },
    select: everybody,
    insert: outcomes('refused', 'yes', 'refused', 'refused'),
    update: ownerOnly,
    delete: ownerOnly,
  },
  provider_ratings: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        'insert into public.provider_ratings (campus, provider, stars, user_id) values ($1, $2, 4, $3)',
        [campus, await addProvider(backend), owner.user.id],
      ),
    values: async (backend) => ({ campus, provider: await addProvider(backend), stars: 4 }),
    change: { stars: 2 },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: forbidden,
  },
  provider_scores: {
    row: async (backend) =>
      inserted(
        backend,
        'insert into public.provider_scores (campus, provider, ratings, stars_sum) values ($1, $2, 3, 14)',
        [campus, await addProvider(backend)],
      ),
    values: async () => ({ campus, provider: `service_providers:${randomUUID()}`, ratings: 1, stars_sum: 5 }),
    change: { stars_sum: 15 },
    select: everybody,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  audit_log: {
    row: (backend, { admin }) =>
      inserted(
        backend,
        `insert into public.audit_log (admin_id, action, table_name, row_id) values ($1, 'update', 'groceries', $2)`,
        [admin.user.id, randomUUID()],
      ),
    values: async (_backend, { admin }) => ({
      admin_id: admin.user.id,
      action: 'update',
      table_name: 'groceries',
      row_id: randomUUID(),
    }),
    change: { action: 'delete' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  pregnancy_tracking: {
    async row(backend, { owner }) {
      await backend.sql('delete from public.pregnancy_tracking')
      const { pregnancy_start_date: start, due_date: due, current_week: week } = pregnancy
      const sql =
        'insert into public.pregnancy_tracking (user_id, pregnancy_start_date, due_date, current_week) values ($1, $2, $3, $4)'
      return inserted(backend, sql, [owner.user.id, start, due, week])
    },
    async values(backend) {
      await backend.sql('delete from public.pregnancy_tracking')
      return pregnancy
    },
    change: { current_week: 12 },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: ownerOnly,
  },
  profiles: {
    row: (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.profiles (id, full_name) values ($1, 'Owner') on conflict (id) do update set full_name = 'Owner'`,
        [owner.user.id],
      ),
    async values(backend, { owner }) {
      await backend.sql('delete from public.profiles where id = $1', [owner.user.id])
      return { id: owner.user.id, full_name: 'Amina' }
    },
    change: { full_name: 'Changed' },
    select: ownerOnly,
    insert: outcomes('refused', 'yes', 'refused', 'refused'),
    update: ownerOnly,
    delete: forbidden,
  },
  newsletter_subscriptions: {
    row: (backend) =>
      inserted(backend, 'insert into public.newsletter_subscriptions (email) values ($1)', [
        `${randomUUID()}@students.example`,
      ]),
    values: async () => withProof({ id: randomUUID(), email: `${randomUUID()}@students.example` }),
    change: { email: 'changed@students.example' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: everybody,
    update: forbidden,
    delete: forbidden,
  },
  contact_messages: {
    row: (backend) => {
      const sql = `insert into public.contact_messages (id, name, email, subject, message) values ($1, 'Amina', 'amina@students.example', 'Hi', 'Hello')`
      return inserted(backend, sql, [randomUUID()])
    },
    values: async () =>
      withProof({ id: randomUUID(), name: 'Amina', email: 'amina@students.example', subject: 'Hi', message: 'Hello' }),
    change: { subject: 'Changed' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: everybody,
    update: forbidden,
    delete: forbidden,
  },
  push_subscriptions: {
    async row(backend, { owner }) {
      await backend.sql('delete from public.push_subscriptions')
      const { endpoint, p256dh, auth } = makeSubscription()
      const sql = 'insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)'
      return inserted(backend, sql, [owner.user.id, endpoint, p256dh, auth])
    },
    values: async () => ({ ...makeSubscription(), wake_at: ['2026-12-01T05:00:00Z'] }),
    change: { auth: 'b'.repeat(22) },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: ownerOnly,
  },
  tombstones: {
    row: (backend) =>
      inserted(backend, `insert into public.tombstones (table_name, row_id) values ('groceries', gen_random_uuid())`),
    values: async () => ({ table_name: 'groceries', row_id: randomUUID() }),
    change: { table_name: 'items' },
    // Only `sync` reads them, as its caller: tombstones.test.ts.
    select: forbidden,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
}

/** Tables whose rows admins write completely. */
export const writtenByAdmins = Object.keys(policyMatrix).filter(
  (table) => policyMatrix[table]?.insert.owner === 'refused' && policyMatrix[table].insert.admin === 'yes',
)
