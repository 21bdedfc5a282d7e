import { expect, test } from 'vitest'
import { newItem, newPost } from '../backend/new-rows.ts'
import { addCampus } from '../backend/sync-fixture.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { inserted } from '../backend/users.ts'

const { backend, users } = await backendWithUsers()
await addCampus(backend, 'kmtc')
const { client, user } = users.owner

const suspend = (kind: string, campus: string | null) =>
  backend.sql('insert into private.suspensions (user_id, kind, campus, excerpt) values ($1, $2, $3, $4)', [
    user.id,
    kind,
    campus,
    'A flood',
  ])

test.each([
  ['item', 'items', newItem],
  ['gossip_post', 'gossip_submissions', newPost],
] as const)('a suspension for a %s holds on its own campus alone', async (kind, table, row) => {
  await suspend(kind, 'tum')
  const post = async (campus: string) => (await client.from(table).insert({ ...row, campus })).error?.code
  expect([await post('tum'), await post('kmtc')]).toEqual(['42501', undefined])
  await suspend(kind, null)
  expect(await post('kmtc')).toBe('42501')
  await backend.sql('delete from private.suspensions where user_id = $1', [user.id])
})

test('who is suspended on one campus adds and changes photos and listings on the other alone', async () => {
  const [here, there] = [await add('tum'), await add('kmtc')]
  await suspend('item', 'tum')
  const photo = (item: string) =>
    client.from('item_photos').insert({
      item_id: item,
      image_url: `http://localhost/storage/v1/object/public/item-images/${user.id}/1-large.webp`,
      position: 1,
    })
  expect([(await photo(here)).error?.code, (await photo(there)).error]).toEqual(['42501', null])
  const change = (item: string) => client.from('items').update({ price: 900 }).eq('id', item)
  expect([(await change(here)).error?.code, (await change(there)).error]).toEqual(['42501', null])
  await backend.sql('delete from private.suspensions where user_id = $1', [user.id])
})

const add = (campus: string) =>
  inserted(
    backend,
    `insert into public.items (title, price, seller_phone, user_id, campus) values ('Desk', 1500, '+254700000042', $1, $2)`,
    [user.id, campus],
  )

test('a product names no shop of another campus', async () => {
  const shop = await inserted(backend, `insert into public.shops (campus, shop_name) values ('kmtc', 'Far away')`)
  const product = (campus: string) =>
    users.admin.client.from('eshop_products').insert({ campus, name: 'Lamp', price: 500, shop_id: shop })
  expect((await product('tum')).error).toMatchObject({ code: '23503' })
  expect((await product('kmtc')).error).toBeNull()
})
