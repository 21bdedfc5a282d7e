import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import {
  edit,
  item,
  like,
  noResponse,
  OutboxScene,
  htmlPage,
  post,
  refusal,
} from '#support/store/sync/outbox/outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

describe('a constraint violation', () => {
  it('23505 on our own row is success, and on a row of somebody else rejects the operation', async () => {
    const own = item()
    const foreign = item()
    await scene.enqueue(own, foreign)
    scene.server.receive((await scene.pending())[0] ?? never(), scene.token)
    scene.server.receive((await scene.pending())[1] ?? never(), scene.server.issueToken('brian'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(await scene.pending()).toMatchObject([{ row: foreign.row, state: 'rejected' }])
  })

  it('23503 is avoided while the parent is pending, and rejects the operation when there is no parent', async () => {
    const parent = post()
    await scene.enqueue(parent, like(parent.row))
    scene.responses.push(htmlPage(503))
    await scene.drain()
    expect(scene.sent).toEqual([parent.row])
    scene.now += minuteMs
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    const orphan = like('00000000-0000-4000-8000-999999999999')
    await scene.enqueue(orphan)
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'parent-gone' } }])
  })
})

describe('an update', () => {
  const listItem = async (values = { title: 'Kettle', price: 900 }) => {
    const listing = item(values)
    await scene.enqueue(listing)
    await scene.drain()
    return { row: listing.row, rev: Number((await scene.shared.table('items').get(listing.row)).rev) }
  }

  it('that matches no rows is done if the row already has its values', async () => {
    const { row, rev } = await listItem()
    await scene.enqueue(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.responses.push((deliver) => {
      deliver()
      return noResponse
    })
    await scene.drain()
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(scene.server.effects.filter((effect) => effect.row === `items/${row}`)).toHaveLength(2)
  })

  it('is rebased on a change of other columns', async () => {
    const { row, rev } = await listItem()
    scene.server.editElsewhere(`items/${row}`, { title: 'Big kettle' })
    await scene.enqueue(edit(row, { price: 800 }, { price: 900 }, rev))
    await scene.drain()
    scene.now += minuteMs
    await scene.drain()
    expect(scene.server.rows.get(`items/${row}`)?.row).toMatchObject({ title: 'Big kettle', price: 800 })
  })

  it('is rejected as a conflict if the same column has changed, and as gone if the row was deleted', async () => {
    const [first, second] = [await listItem(), await listItem()]
    scene.server.editElsewhere(`items/${first.row}`, { price: 700 })
    scene.server.deleteRow(`items/${second.row}`)
    await scene.enqueue(
      edit(first.row, { price: 800 }, { price: 900 }, first.rev),
      edit(second.row, { price: 800 }, { price: 900 }, second.rev),
    )
    await scene.drain()
    expect((await scene.pending()).map(({ failure }) => failure?.reason)).toEqual(['conflict', 'gone'])
  })

  it('is based on the revision that the previous update in its lane has written', async () => {
    const { row, rev } = await listItem()
    await scene.enqueue(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.responses.push(htmlPage(503))
    await scene.drain()
    await scene.enqueue(edit(row, { price: 700 }, { price: 800 }, rev))
    scene.now += minuteMs
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    expect(scene.server.rows.get(`items/${row}`)?.row).toMatchObject({ price: 700 })
  })

  it('does not overwrite a newer row that a pull has brought', async () => {
    const { row, rev } = await listItem()
    await scene.enqueue(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.responses.push((deliver) => {
      const response = deliver()
      void scene.shared.table('items').put({ id: row, rev: 1_000_000, price: 500 })
      return response
    })
    await scene.drain()
    expect(await scene.shared.table('items').get(row)).toMatchObject({ rev: 1_000_000, price: 500 })
  })
})

describe('an upload', () => {
  const upload = (n: number) =>
    ({
      action: 'upload',
      bucket: 'item-images',
      path: `amina/listing/${n}.webp`,
      photo: `photo-${n}`,
      lane: 'items/listing',
    }) as const

  it('is done if Storage answers Duplicate', async () => {
    await scene.enqueue(upload(1))
    scene.responses.push(refusal(409, 'Duplicate'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('is repeated with a new token if Storage answers that the token has expired', async () => {
    await scene.enqueue(upload(1))
    scene.responses.push(refusal(400, 'InvalidJWT'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('is not repeated for photos that are already stored when another page takes over', async () => {
    await scene.enqueue(upload(1), upload(2), upload(3), upload(4))
    scene.responses.push(undefined, undefined, undefined, noResponse)
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ path: 'amina/listing/4.webp' }])
    await scene.drain({ store: scene.anotherPage() })
    expect(scene.sent.filter((path) => path.endsWith('/1.webp'))).toHaveLength(1)
    expect(await scene.pending()).toEqual([])
  })
})

const never = (): never => {
  throw new Error('the outbox is empty')
}
