import { atCampus, noDelivery, parseDelivery, withDelivery, type Delivery } from '@/cart/rules/delivery'
import type { Identity, UserId } from '@/kit/rules/ids'
import { chosenCampus } from '@/store/chosen-campus'
import { deviceDb, personalKey, type ComradeDb } from '@/store/db'
import { readUser } from '@/store/session/user-record'
import { readOwnRows } from '@/store/sync/rows'

const deliveryOf = async (db: ComradeDb, identity: Identity): Promise<Delivery | null> => {
  const record = await db.device.get(personalKey('delivery', identity))
  return record === undefined ? null : parseDelivery(record.value)
}

/**
 * Each user has their own delivery details, with places of each campus. Those entered while signed out apply until
 * users enter their own.
 */
const stored = async (db: ComradeDb): Promise<Delivery> => {
  const identity = (await readUser(db))?.id ?? 'anonymous'
  return atCampus(
    (await deliveryOf(db, identity)) ?? (await deliveryOf(db, 'anonymous')) ?? noDelivery,
    chosenCampus().slug,
  )
}

/** The recipient and place of the signed-in user's orders. A missing name or number comes from the profile. */
export const readDelivery = async (db = deviceDb()): Promise<Delivery> => {
  const delivery = await stored(db)
  const user = await readUser(db)
  if (user === null || (delivery.name !== '' && delivery.phone !== '')) return delivery
  const [profile] = await readOwnRows(user.id, 'profiles')
  return {
    ...delivery,
    name: delivery.name || (profile?.row.full_name ?? user.fullName ?? ''),
    phone: delivery.phone || (profile?.row.phone ?? ''),
  }
}

/** Changes the delivery details in one transaction. They are never sent, except in the message of an order. */
export const changeDelivery = (change: (delivery: Delivery) => Delivery, db = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const identity = (await readUser(db))?.id ?? 'anonymous'
    const changed = change(await stored(db))
    if (identity !== 'anonymous') await db.device.delete('delivery')
    await db.device.put({ key: personalKey('delivery', identity), value: changed })
  })

/** Adds the places of one account to those of another. Called in a transaction, which then deletes the first. */
export const takeOverDelivery = async (from: UserId, to: UserId, db: ComradeDb): Promise<void> => {
  const [earlier, own] = [await deliveryOf(db, from), await deliveryOf(db, to)]
  if (earlier)
    await db.device.put({ key: personalKey('delivery', to), value: own ? withDelivery(own, earlier) : earlier })
}
