import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyDay } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { watchCart } from '@/cart/store/cart-store'
import { CycleDb } from '../health/cycle/store/cycle-db'
import { CycleLogStore } from '../health/cycle/store/cycle-log-store'
import { ComradeDb } from './db'
import { drain } from './sync/outbox/drain'
import type { NewOperation } from './sync/outbox/operation'
import { publicCopies } from './sync/outbox/public-copies'
import { outboxStore } from './sync/outbox/store'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll } from './sync/pull/pull-all'
import { post, upTo, uuid } from '#support/store/sync/pull/pull-fixture'
import { ServerModel } from '#simulation/server-model'
import { UserDb } from './user-db'

/** The databases of the version before campuses and windows: every table had a cursor, and phones had all posts. */
const oldStores = {
  shared: {
    groceries: 'id, created_at',
    medicines: 'id, created_at',
    shops: 'id, shop_name',
    eshop_products: 'id, shop_id',
    service_providers: 'id',
    rentals: 'id, created_at',
    rental_photos: 'id, rental_id',
    university_links: 'id, created_at',
    gossip_posts: 'id, created_at, [category+created_at]',
    items: 'id, created_at, user_id',
    item_photos: 'id, item_id',
    cursors: 'table',
    freshness: 'table',
    device: 'key',
    orders: 'id, placedAt',
    auth: 'key',
  },
  user: {
    operations: '++seq, lane',
    photos: 'id, lane',
    profiles: 'id',
    gossip_likes: 'id, post_id',
    gossip_submissions: 'id',
    pregnancy_tracking: 'id',
    cursors: 'table',
    keyValues: 'key',
  },
  cycle: { pages: 'id', metadata: 'key' },
}

const amina = userId('99999999-0000-4000-8000-00000000000a')
const [listing, liked, unliked] = [uuid(900_001), uuid(900_002), uuid(900_003)]
const lane = `items/${listing}` as const
const progress = {
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  attempted: false,
  tries: 0,
  notBefore: 0,
  state: 'waiting',
} as const
const likeOf = (row: string, isLiked: boolean) =>
  ({
    action: 'switch',
    table: 'gossip_likes',
    row,
    on: isLiked,
    idempotencyKey: uuid(isLiked ? 1 : 2),
    lane: `gossip_likes/${row}`,
    parent: `gossip_submissions/${row}`,
  }) as const
const operations: readonly NewOperation[] = [
  // The answer to the first was lost.
  { ...progress, ...likeOf(liked, true), attempted: true, tries: 1 },
  { ...progress, ...likeOf(unliked, false) },
  ...[1, 2].map(
    (n) =>
      ({
        ...progress,
        action: 'upload',
        bucket: 'item-images',
        path: `${listing}/${n}`,
        photo: uuid(800_000 + n),
        lane,
      }) as const,
  ),
  {
    ...progress,
    action: 'insert',
    table: 'items',
    row: listing,
    lane,
    values: { title: 'Kettle', price: 900, photos: 2, tag: 1 },
  },
  ...[1, 2].map(
    (n) =>
      ({
        ...progress,
        action: 'insert',
        table: 'item_photos',
        row: uuid(900_010 + n),
        lane,
        values: { item_id: listing, image_url: `/${n}.webp`, position: n, tag: n },
      }) as const,
  ),
]
/** Likes had an action of their own. */
const asBeforeSwitches = (operation: NewOperation): object => {
  if (operation.action !== 'switch') return operation
  const { on, ...rest } = operation
  return { ...rest, action: 'like', liked: on }
}
const photos = [1, 2].map((n) => ({
  id: uuid(800_000 + n),
  lane,
  bucket: 'item-images',
  path: `${listing}/${n}`,
  bytes: new Uint8Array([n, 1]).buffer,
  small: new Uint8Array([n]).buffer,
  type: 'image/webp',
}))
const line = {
  id: 'groceries-1',
  name: 'Maize',
  price: 50,
  image: '',
  category: 'Groceries',
  provider: '',
  quantity: 2,
}
const order = {
  id: 'order-1',
  placedAt: '2026-11-19T08:00:00.000Z',
  lines: [line],
  subtotal: 100,
  deliveryFee: 100,
  total: 200,
  channel: 'whatsapp',
  owner: amina,
}
const bledOn = { ...emptyDay(isoDay('2026-11-03')), notes: 'tired' }

const plant = async (
  name: string,
  stores: Record<string, string>,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<void> => {
  const old = new Dexie(name)
  old.version(1).stores(stores)
  for (const [table, each] of Object.entries(rows)) await old.table(table).bulkPut(each)
  old.close()
}

let name: string
const opened: Dexie[] = []
const open = <Db extends Dexie>(db: Db): Db => {
  opened.push(db)
  return db
}
const shared = () => open(new ComradeDb(name))
const own = () => open(new UserDb(`${name}-of-amina`))

beforeEach(async () => {
  name = `old-phone-${crypto.randomUUID()}`
  await plant(name, oldStores.shared, {
    gossip_posts: upTo(10_000).map((n) => post(n, n)),
    cursors: [{ table: 'gossip_posts', rev: 10_000, id: uuid(10_000) }],
    freshness: [{ table: 'gossip_posts', checkedAt: '2026-11-20T08:00:00.000Z' }],
    device: [
      { key: 'person', value: { id: amina, email: 'amina@example.com', fullName: null, sessionExpired: false } },
      { key: `cart/${amina}`, value: [line] },
      { key: 'reconciled', value: Date.UTC(2026, 10, 1) },
    ],
    orders: [order],
  })
  await plant(`${name}-of-amina`, oldStores.user, {
    operations: operations.map(asBeforeSwitches),
    photos,
    gossip_likes: [{ id: uuid(700_001), rev: 8000, post_id: uuid(9000), liked: true }],
    cursors: [{ table: 'gossip_likes', rev: 8000, id: uuid(700_001) }],
    keyValues: [{ key: 'draft', value: 'Half a post' }],
  })
  await plant(`${name}-cycle`, oldStores.cycle, {
    pages: [{ id: '2026-11', version: 'a', kind: 'plain', content: { month: '2026-11', days: [bledOn] } }],
    metadata: [{ key: 'stamp', value: 'a' }],
  })
})
afterEach(async () => {
  for (const db of opened.splice(0)) await db.delete()
})

const sendTo = (server: ServerModel, db: UserDb, copies: ComradeDb) =>
  drain({
    identity: amina,
    store: outboxStore(db, publicCopies(copies)),
    remote: {
      send: async (operation, _photo, { token }) => server.receive(operation, token),
      fetchRow: async (operation, { token }) => server.fetchRow(operation, token),
    },
    env: {
      now: () => Date.UTC(2026, 10, 21),
      random: () => 0.5,
      token: async () => server.issueToken(amina),
      isSecondFactorDue: async () => false,
    },
    signal: new AbortController().signal,
  })

describe('a phone with the version before campuses and windows', () => {
  it('keeps all that waits, with its photos, and sends it once', async () => {
    const [db, copies, server] = [own(), shared(), new ServerModel()]
    expect(await db.operations.orderBy('seq').toArray()).toEqual(
      operations.map((operation, index) => ({ ...operation, seq: index + 1 })),
    )
    expect(await db.photos.toArray()).toEqual(photos)
    server.write((rev) => ({
      put: [liked, unliked].map((id) => ({
        table: 'gossip_submissions',
        campus: 'tum',
        owner: 'brian',
        hidden: false,
        row: { id, rev, created_at: '' },
      })),
    }))
    // The first like had arrived.
    const [first] = await db.operations.orderBy('seq').toArray()
    if (first) server.receive(first, server.issueToken(amina))
    await sendTo(server, db, copies)
    expect(server.effects.map(({ row }) => [row, server.rows.get(row)?.owner])).toEqual(
      [listing, uuid(900_011), uuid(900_012)].map((id, n) => [`${n === 0 ? 'items' : 'item_photos'}/${id}`, amina]),
    )
    expect([[...server.likes], [...server.files], server.rowsBeforePhotos]).toEqual([
      [`${amina}:${liked}`],
      [`${listing}/1`, `${listing}/2`],
      [],
    ])
    expect([await db.operations.count(), await db.photos.count()]).toEqual([0, 0])
    const { requests } = server
    await sendTo(server, db, copies)
    expect(server.requests).toBe(requests)
  })

  it('keeps the cart, the orders, the drafts and the health log', async () => {
    const copies = shared()
    const carts: unknown[] = []
    const stop = watchCart((cart) => carts.push(cart), copies)
    await vi.waitFor(() => expect(carts).toEqual([[line]]))
    stop()
    expect(await copies.orders.toArray()).toEqual([order])
    expect(await own().keyValues.toArray()).toEqual([{ key: 'draft', value: 'Half a post' }])
    const log = new CycleLogStore(open(new CycleDb(`${name}-cycle`)))
    const stopLog = log.follow()
    await vi.waitFor(() => expect(log.state.getState()).toMatchObject({ status: 'open', log: { days: [bledOn] } }))
    stopLog()
  })

  it('starts its copies afresh within the windows, and keeps showing them until then', async () => {
    const [db, copies, server] = [own(), shared(), new FakeSyncServer()]
    const newest = upTo(10_050).slice(-150)
    server.set(
      'gossip_posts',
      newest.map((n) => post(n, n)),
    )
    server.own.set('gossip_likes', [{ id: uuid(700_001), rev: 8000, created_at: '', post_id: uuid(9000), liked: true }])
    expect(await copies.replica('gossip_posts').count()).toBe(10_000)
    const pull = () =>
      pullAll({
        db: copies,
        remote: server,
        owner: { id: amina, token: 'token', db },
        first: [],
        now: () => Date.UTC(2026, 10, 21),
      })
    await pull()
    expect(await copies.replica('gossip_posts').orderBy('created_at').primaryKeys()).toEqual(newest.slice(50).map(uuid))
    expect([await db.replica('gossip_likes').count(), await db.operations.count()]).toEqual([1, operations.length])
    await pull()
    expect(server.requests.map(({ since }) => since)).toEqual([null, 10_051])
  })

  it('has no table left that nothing uses', async () => {
    for (const db of [shared(), own()]) {
      await db.open()
      expect([...db.backendDB().objectStoreNames]).not.toContain('cursors')
    }
  })
})
