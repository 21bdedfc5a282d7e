import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { like, noAnswer, OutboxScene, post } from './outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

describe('a request that its sender gave up on, and that arrives after all that came later', () => {
  let arrive: () => void
  /** The next request stays under way; nobody waits for its answer. */
  const keepUnderWay = () =>
    scene.answers.push((reach) => {
      arrive = reach
      return noAnswer
    })

  it.each([['like again what is liked no more', true], ['take back what is liked again', false]])('does not %s', async (_what, late) => {
    const parent = post()
    await scene.keep(parent, ...(late ? [] : [like(parent.row, true)]))
    await scene.drain()
    keepUnderWay()
    await scene.keep(like(parent.row, late))
    await scene.drain()
    await scene.drain()
    await scene.keep(like(parent.row, !late))
    await scene.drain()
    arrive()
    expect(scene.server.likes.size).toBe(late ? 0 : 1)
  })

  it('does not make again what was deleted', async () => {
    const made = post()
    keepUnderWay()
    await scene.keep(made)
    await scene.drain()
    await scene.drain()
    await scene.keep({ action: 'delete', table: 'gossip_submissions', row: made.row, lane: made.lane })
    await scene.drain()
    arrive()
    expect(scene.server.rows.size).toBe(0)
  })
})

it('what somebody deleted before its acknowledgement arrived is not made again, and says that it is gone', async () => {
  const made = post()
  await scene.keep(made)
  scene.answers.push((reach) => {
    reach()
    return noAnswer
  })
  await scene.drain()
  scene.server.bury(made.lane)
  await scene.drain()
  expect(scene.server.rows.size).toBe(0)
  expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'gone' } }])
})
