import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLine, setQuantity, type Cart } from '@/cart/rules/cart'
import { bread, milk } from '#support/cart/cart-arbitraries'
import { lineId, orderId, userId } from '@/kit/rules/ids'
import { placeOrder } from '@/cart/rules/order'
import { changeCart, openCart, readAside, watchCart } from './cart-store'
import { ComradeDb, personalKey } from '@/store/db'
import { recentOrders, saveOrder } from './orders'
import { deleteUserRecord, saveUser } from '@/store/session/user-record'

let db: ComradeDb

beforeEach(() => void (db = new ComradeDb(`cart-test-${crypto.randomUUID()}`)))
afterEach(() => db.delete())

const firstCart = (database = db) =>
  new Promise<Cart>((resolve) => {
    const stop = watchCart((cart) => {
      resolve(cart)
      queueMicrotask(() => stop())
    }, database)
  })
const lines = async (database = db) => (await firstCart(database)).map((line) => [line.name, line.quantity])

describe('the stored cart', () => {
  it('is empty at first', async () => {
    await openCart(db)
    expect(await lines()).toEqual([])
  })

  it('is still there on the next visit', async () => {
    await changeCart((cart) => addLine(cart, milk, 2), [], db)
    db.close()
    const reopened = new ComradeDb(db.name)
    expect(await lines(reopened)).toEqual([[milk.name, 2]])
    reopened.close()
    db = new ComradeDb(db.name)
  })

  it('loses no change when two tabs write concurrently', async () => {
    const otherTab = new ComradeDb(db.name)
    await Promise.all([
      ...[1, 2, 3].map(() => changeCart((cart) => addLine(cart, milk), [], db)),
      ...[1, 2, 3].map(() => changeCart((cart) => addLine(cart, bread), [], otherTab)),
    ])
    expect(Object.fromEntries(await lines())).toEqual({ [milk.name]: 3, [bread.name]: 3 })
    otherTab.close()
  })

  it('keeps what another campus sells aside, whatever changes', async () => {
    const pilau = { ...bread, id: lineId('food:uon-pilau'), name: 'Pilau', campus: 'uon' }
    await changeCart((cart) => addLine(cart, milk), [], db)
    await db.device.put({ key: 'cart', value: [pilau, milk] })
    expect(await lines()).toEqual([[milk.name, 2]])
    expect(await readAside(db)).toEqual([pilau])
    await changeCart(() => ({ cart: [], event: { kind: 'cleared' } }), [], db)
    expect(await lines()).toEqual([])
    await saveOrder(
      placeOrder([{ ...pilau, campus: 'tum' }], { id: orderId('of-tum'), now: new Date(), channel: 'whatsapp' }),
      db,
    )
    expect(await readAside(db)).toEqual([pilau])
  })

  it('is reported after every change', async () => {
    const seen: number[] = []
    const stop = watchCart((cart) => void seen.push(cart[0]?.quantity ?? 0), db)
    for (const quantity of [0, 1, 2]) {
      await vi.waitFor(() => expect(seen.at(-1)).toBe(quantity))
      await changeCart((cart) => addLine(cart, milk), [], db)
    }
    stop()
  })

  it('is deleted when it cannot be read', async () => {
    await db.device.put({ key: 'cart', value: { nonsense: true } })
    await openCart(db)
    expect(await db.device.get('cart')).toBeUndefined()
    expect(await lines()).toEqual([])
  })

  it('is overwritten when it cannot be read', async () => {
    await db.device.put({ key: 'cart', value: 'broken' })
    await changeCart((cart) => addLine(cart, milk), [], db)
    expect(await lines()).toEqual([[milk.name, 1]])
  })
})

describe('a placed order', () => {
  const order = (id: string, now: Date) =>
    placeOrder(addLine([], milk, 2).cart, { id: orderId(id), now, channel: 'whatsapp' })

  it('is stored and empties the cart', async () => {
    await changeCart((cart) => addLine(cart, milk, 2), [], db)
    await saveOrder(order('one', new Date('2026-11-21T10:00:00Z')), db)
    expect(await lines()).toEqual([])
    expect((await recentOrders(5, db)).map(({ id }) => id)).toEqual(['one'])
  })

  it('leaves the cart unchanged when it cannot be stored', async () => {
    const same = order('one', new Date('2026-11-21T10:00:00Z'))
    await saveOrder(same, db)
    await changeCart((cart) => addLine(cart, milk), [], db)
    await expect(saveOrder(same, db)).rejects.toThrow()
    expect(await lines()).toEqual([[milk.name, 1]])
  })

  it('is listed newest first', async () => {
    await saveOrder(order('older', new Date('2026-11-20T10:00:00Z')), db)
    await saveOrder(order('newer', new Date('2026-11-21T10:00:00Z')), db)
    expect((await recentOrders(5, db)).map(({ id }) => id)).toEqual(['newer', 'older'])
  })
})

describe('on a phone shared by two people', () => {
  const user = (digit: number) => ({
    id: userId(`0a000000-0000-4000-8000-00000000000${digit}`),
    email: `${digit}@students.example`,
    fullName: null,
  })
  const [amina, baraka] = [user(1), user(2)]
  const order = (id: string, at: string) =>
    placeOrder(addLine([], milk).cart, { id: orderId(id), now: new Date(at), channel: 'sms' })
  const ids = async () => (await recentOrders(5, db)).map(({ id }) => id)

  it('each user sees only their own cart and orders', async () => {
    await saveUser(amina, db)
    await saveOrder(order('hers', '2026-11-21T10:00:00Z'), db)
    await changeCart((cart) => addLine(cart, milk), [], db)
    await deleteUserRecord(db)
    expect([await lines(), await ids()]).toEqual([[], []])
    await saveUser(baraka, db)
    expect([await lines(), await ids()]).toEqual([[], []])
    await changeCart((cart) => addLine(cart, bread), [], db)
    await saveUser(amina, db)
    expect([await lines(), await ids()]).toEqual([[[milk.name, 1]], ['hers']])
  })

  it('a cart filled while signed out moves to the user who signs in and changes it', async () => {
    await changeCart((cart) => addLine(cart, milk, 2), [], db)
    await saveUser(amina, db)
    expect(await lines()).toEqual([[milk.name, 2]])
    await changeCart((cart) => addLine(cart, milk), [], db)
    expect(await lines()).toEqual([[milk.name, 3]])
    await deleteUserRecord(db)
    expect(await lines()).toEqual([])
  })

  it('orders placed while signed out are shown to every user', async () => {
    await saveOrder(order('before', '2026-11-20T10:00:00Z'), db)
    await saveUser(amina, db)
    await saveOrder(order('hers', '2026-11-21T10:00:00Z'), db)
    expect(await ids()).toEqual(['hers', 'before'])
    await saveUser(baraka, db)
    expect(await ids()).toEqual(['before'])
  })
})

describe('what there is in stock', () => {
  const kettle = { ...milk, id: lineId('eShop:kettle'), name: 'Kettle' }
  const amina = userId('0a000000-0000-4000-8000-000000000001')
  const product = {
    id: 'kettle',
    rev: 1,
    created_at: '2026-11-21T08:00:00+00:00',
    name: 'Kettle',
    description: null,
    price: 60,
    category: null,
    image_url: null,
    shop_id: null,
  }

  it('bounds what is added and what is set', async () => {
    await db.replica('eshop_products').put({ ...product, stock: 6 })
    await changeCart((cart, stock) => addLine(cart, kettle, 4, stock), [kettle], db)
    expect((await changeCart((cart, stock) => addLine(cart, kettle, 4, stock), [kettle], db)).event).toMatchObject({
      times: 2,
      left: 6,
    })
    await changeCart((cart, stock) => setQuantity(cart, kettle.id, 9999, stock), [], db)
    expect(await lines()).toEqual([['Kettle', 6]])
  })

  it('bounds nothing where it is not known', async () => {
    await db.replica('eshop_products').put({ ...product, stock: null })
    await changeCart(
      (cart, stock) => addLine(cart, { ...milk, id: lineId('chemist:other') }, 3, stock),
      [{ id: lineId('chemist:other') }],
      db,
    )
    await changeCart((cart, stock) => addLine(cart, kettle, 50, stock), [kettle], db)
    expect(await lines()).toEqual([
      [milk.name, 3],
      ['Kettle', 50],
    ])
  })

  it('bounds what was added signed out, when somebody signs in', async () => {
    await db.replica('eshop_products').put({ ...product, stock: 6 })
    await changeCart((cart) => addLine(cart, kettle, 4), [], db)
    await db.device.put({ key: personalKey('cart', amina), value: [{ ...kettle, quantity: 4 }] })
    await saveUser({ id: amina, email: 'amina@students.example', fullName: null }, db)
    expect(await lines()).toEqual([['Kettle', 6]])
  })
})
