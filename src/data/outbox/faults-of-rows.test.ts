import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edit, item, like, noAnswer, OutboxScene, page, post, refusal } from './outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

const minute = 60_000
const later = (ms: number) => {
  scene.now += ms
}

describe('keys', () => {
  it('23505 on a row of our own is success, on a foreign one it is for the person to decide', async () => {
    const own = item()
    const foreign = item()
    await scene.keep(own, foreign)
    scene.server.receive((await scene.pending())[0] ?? never(), scene.token)
    scene.server.receive((await scene.pending())[1] ?? never(), scene.server.issueToken('brian'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(await scene.pending()).toMatchObject([{ row: foreign.row, state: 'rejected' }])
  })

  it('23503 while the parent is on its way waits; when the parent is gone it is set aside', async () => {
    const parent = post()
    await scene.keep(parent, like(parent.row))
    scene.answers.push(page(503))
    await scene.drain()
    expect(scene.sent).toEqual([parent.row])
    later(minute)
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    const orphan = like('00000000-0000-4000-8000-999999999999')
    await scene.keep(orphan)
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'parent-gone' } }])
  })
})

describe('an edit', () => {
  const listed = async (values = { title: 'Kettle', price: 900 }) => {
    const made = item(values)
    await scene.keep(made)
    await scene.drain()
    return { row: made.row, rev: Number((await scene.shared.table('items').get(made.row)).rev) }
  }

  it('that meets zero rows because it is there already is done', async () => {
    const { row, rev } = await listed()
    await scene.keep(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.answers.push((reach) => {
      reach()
      return noAnswer
    })
    await scene.drain()
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(scene.server.effects.filter((effect) => effect.row === `items/${row}`)).toHaveLength(2)
  })

  it('of what nobody else has touched goes on top of what others changed', async () => {
    const { row, rev } = await listed()
    scene.server.editElsewhere(`items/${row}`, { title: 'Big kettle' })
    await scene.keep(edit(row, { price: 800 }, { price: 900 }, rev))
    await scene.drain()
    later(minute)
    await scene.drain()
    expect(scene.server.rows.get(`items/${row}`)?.values).toMatchObject({ title: 'Big kettle', price: 800 })
  })

  it('of what somebody else has changed is a conflict, and one of a row that is gone says so', async () => {
    const [first, second] = [await listed(), await listed()]
    scene.server.editElsewhere(`items/${first.row}`, { price: 700 })
    scene.server.bury(`items/${second.row}`)
    await scene.keep(edit(first.row, { price: 800 }, { price: 900 }, first.rev), edit(second.row, { price: 800 }, { price: 900 }, second.rev))
    await scene.drain()
    expect((await scene.pending()).map(({ failure }) => failure?.reason)).toEqual(['conflict', 'gone'])
  })

  it('that follows another one in its lane stands on what that one made', async () => {
    const { row, rev } = await listed()
    await scene.keep(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.answers.push(page(503))
    await scene.drain()
    await scene.keep(edit(row, { price: 700 }, { price: 800 }, rev))
    later(minute)
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    expect(scene.server.rows.get(`items/${row}`)?.values).toMatchObject({ price: 700 })
  })

  it('that a pull has overtaken does not put an older row over a newer one', async () => {
    const { row, rev } = await listed()
    await scene.keep(edit(row, { price: 800 }, { price: 900 }, rev))
    scene.answers.push((reach) => {
      const answer = reach()
      void scene.shared.table('items').put({ id: row, rev: 1_000_000, price: 500 })
      return answer
    })
    await scene.drain()
    expect(await scene.shared.table('items').get(row)).toMatchObject({ rev: 1_000_000, price: 500 })
  })
})

describe('storage', () => {
  const upload = (n: number) => ({ action: 'upload', bucket: 'item-images', path: `amina/listing/${n}.webp`, photo: `photo-${n}`, lane: 'items/listing' }) as const

  it('that says Duplicate has the picture already', async () => {
    await scene.keep(upload(1))
    scene.answers.push(refusal(409, 'Duplicate'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('that says the token has expired gets a new one', async () => {
    await scene.keep(upload(1))
    scene.answers.push(refusal(400, 'InvalidJWT'))
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('goes on behind the pictures that it has after a page was killed', async () => {
    await scene.keep(upload(1), upload(2), upload(3), upload(4))
    scene.answers.push(undefined, undefined, undefined, noAnswer)
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ path: 'amina/listing/4.webp' }])
    await scene.drain({ store: scene.anotherPage() })
    expect(scene.sent.filter((path) => path.endsWith('/1.webp'))).toHaveLength(1)
    expect(await scene.pending()).toEqual([])
  })
})

const never = (): never => {
  throw new Error('nothing was kept')
}
