import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OfflineError } from '@/store/remote/errors'
import { edit, item, like, OutboxScene, post, refusal } from '#support/store/sync/outbox/outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

describe('a session that has not shown the second factor', () => {
  const hidden = { status: 200, code: '', rows: [] }
  const scenes: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'a deletion',
      async () => {
        const row = await sentItem()
        await scene.enqueue({ action: 'delete', table: 'items', row, lane: `items/${row}` })
        scene.responses.push(hidden)
      },
    ],
    [
      'a change',
      async () => {
        const row = await sentItem()
        await scene.enqueue(
          edit(row, { price: 800 }, { price: 900 }, scene.server.rows.get(`items/${row}`)?.row.rev ?? 0),
        )
        scene.responses.push(hidden)
      },
    ],
    [
      'a new row',
      async () => {
        await scene.enqueue(post())
        scene.responses.push(refusal(403, '42501'))
      },
    ],
    [
      'a like',
      async () => {
        await scene.enqueue(like(crypto.randomUUID()))
        scene.responses.push(refusal(403, '42501'))
      },
    ],
    [
      'a photo',
      async () => {
        await scene.enqueue({
          action: 'upload',
          bucket: 'item-images',
          path: 'a/1-large.webp',
          photo: 'p1',
          lane: 'items/a',
        })
        scene.responses.push(refusal(403, '42501'))
      },
    ],
    [
      'the removal of a photo',
      async () => {
        await scene.enqueue({ action: 'remove', bucket: 'item-images', path: 'a/1-large.webp', lane: 'items/a' })
        scene.responses.push(hidden)
      },
    ],
  ]
  const sentItem = async () => {
    const draft = item()
    await scene.enqueue(draft)
    await scene.drain()
    return draft.row
  }
  const isDue = (due: boolean) => {
    scene.isSecondFactorDue = async () => due
  }

  it.each(scenes)('keeps %s, and sends it once the code was entered', async (_, write) => {
    await write()
    const [operation] = await scene.pending()
    isDue(true)
    expect(await scene.drain()).toMatchObject({ end: 'auth', acknowledged: 0 })
    expect(await scene.pending()).toMatchObject([{ seq: operation?.seq, state: 'waiting', tries: 0 }])
    isDue(false)
    await scene.drain()
    expect((await scene.pending()).every(({ seq, state }) => seq !== operation?.seq || state === 'rejected')).toBe(true)
  })

  it('is not found out without an answer: what waits stays', async () => {
    await scene.enqueue(post())
    scene.responses.push(refusal(403, '42501'))
    scene.isSecondFactorDue = () => Promise.reject(new OfflineError('no answer'))
    expect(await scene.drain()).toMatchObject({ end: 'offline' })
    expect(await scene.pending()).toMatchObject([{ state: 'waiting' }])
  })

  it('is asked about where a row is unseen or refused alone', async () => {
    const asked: string[] = []
    scene.isSecondFactorDue = async () => asked.push('asked') === 0
    await scene.enqueue(post(), item())
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    expect(asked).toEqual([])
  })
})
