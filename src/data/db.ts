import Dexie, { type EntityTable, type Table } from 'dexie'
import type { Letter } from '@/domain/letter'
import type { Order } from '@/domain/order'
import type { PulledTable, ReplicaRow, ReplicatedTable } from './pull/replicated-tables'

/** How far a table has been pulled. `rev` and `id` are opaque: they are only ever handed back to the server. */
export type Cursor = {
  readonly table: PulledTable
  readonly rev: number
  readonly id: string
}

/** When the server last confirmed that the copy of a table is current (ISO instant). */
export type Freshness = { readonly table: ReplicatedTable; readonly checkedAt: string }

/** A single record kept under a name; its content is checked by whoever reads it. */
export type DeviceRecord = { readonly key: 'cart' | 'install-prompt' | 'reconciled'; readonly value: unknown }

/** The device's database: copies of what everybody reads, and what never leaves this phone. */
export class ComradeDb extends Dexie {
  readonly cursors!: EntityTable<Cursor, 'table'>
  readonly freshness!: EntityTable<Freshness, 'table'>
  readonly device!: EntityTable<DeviceRecord, 'key'>
  readonly orders!: EntityTable<Order, 'id'>
  readonly letters!: EntityTable<Letter, 'id'>

  constructor(name = 'comrade') {
    // 'strict' makes a committed write survive a phone that dies the next moment.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      groceries: 'id, created_at',
      medicines: 'id, created_at',
      shops: 'id, shop_name',
      eshop_products: 'id, shop_id',
      service_providers: 'id',
      rentals: 'id, created_at',
      rental_photos: 'id, rental_id',
      university_links: 'id, created_at',
      gossip_posts: 'id, created_at',
      items: 'id, created_at, user_id',
      item_photos: 'id, item_id',
      cursors: 'table',
      freshness: 'table',
      device: 'key',
      orders: 'id, placedAt',
    })
    this.version(2).stores({ letters: 'id' })
  }

  replica<Name extends ReplicatedTable>(name: Name): Table<ReplicaRow<Name>, string> {
    return this.table(name)
  }
}

let opened: ComradeDb | undefined

export const deviceDb = (): ComradeDb => (opened ??= new ComradeDb())
