import type { Transaction } from 'dexie'
import * as v from 'valibot'

const personSchema = v.object({ value: v.object({ id: v.pipe(v.string(), v.uuid()) }) })

/**
 * Until version 5 the cart, the ticks and the orders were the phone's. They become those of the person who uses it now; where
 * nobody is signed in they stay as they are.
 */
export const giveToPerson = async (transaction: Transaction): Promise<void> => {
  const device = transaction.table('device')
  const person = v.safeParse(personSchema, await device.get('person'))
  if (!person.success) return
  const owner = person.output.value.id
  for (const key of ['cart', 'ticks']) {
    const record: unknown = await device.get(key)
    if (!v.is(v.looseObject({ value: v.unknown() }), record)) continue
    await device.put({ key: `${key}/${owner}`, value: record.value })
    await device.delete(key)
  }
  await transaction.table('orders').toCollection().modify({ owner })
}
