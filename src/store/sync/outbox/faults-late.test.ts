import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { like, noResponse, OutboxScene, post } from '#support/store/sync/outbox/outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

describe('a request that arrives late, after newer ones', () => {
  let deliverLate: () => void
  /** Holds back the next request; its sender gets no response. */
  const delayNextRequest = () =>
    scene.responses.push((deliver) => {
      deliverLate = deliver
      return noResponse
    })

  it.each([
    ['restore a like that was taken back', true],
    ['take back a like that was restored', false],
  ])('does not %s', async (_what, lateLike) => {
    const parent = post()
    await scene.enqueue(parent, ...(lateLike ? [] : [like(parent.row, true)]))
    await scene.drain()
    delayNextRequest()
    await scene.enqueue(like(parent.row, lateLike))
    await scene.drain()
    await scene.drain()
    await scene.enqueue(like(parent.row, !lateLike))
    await scene.drain()
    deliverLate()
    expect(scene.server.likes.size).toBe(lateLike ? 0 : 1)
  })

  it('does not insert a deleted row again', async () => {
    const submission = post()
    delayNextRequest()
    await scene.enqueue(submission)
    await scene.drain()
    await scene.drain()
    await scene.enqueue({ action: 'delete', table: 'gossip_submissions', row: submission.row, lane: submission.lane })
    await scene.drain()
    deliverLate()
    expect(scene.server.rows.size).toBe(0)
  })
})

it('a row that was deleted before its acknowledgement arrived is not inserted again, and its operation is rejected as gone', async () => {
  const submission = post()
  await scene.enqueue(submission)
  scene.responses.push((deliver) => {
    deliver()
    return noResponse
  })
  await scene.drain()
  scene.server.deleteRow(submission.lane)
  await scene.drain()
  expect(scene.server.rows.size).toBe(0)
  expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'gone' } }])
})
