import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { clearBackoff, retryOperation, unblockOperations } from './retry-operation'
import { newOperation, operationVersion } from './operation'
import type { Remote } from './remote'
import { like, noResponse, OutboxScene, htmlPage, post, refusal } from '#support/store/sync/outbox/outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

const day = 24 * 60 * minuteMs

describe('a drain', () => {
  it('loses nothing and counts no try when it is offline, and sends everything later', async () => {
    await scene.enqueue(post(), post())
    scene.responses.push(noResponse, noResponse)
    expect(await scene.drain()).toMatchObject({ end: 'offline', acknowledged: 0 })
    expect(await scene.pending()).toMatchObject([
      { tries: 0, state: 'waiting' },
      { tries: 0, state: 'waiting' },
    ])
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 2 })
    expect(await scene.pending()).toEqual([])
  })

  it('does not duplicate a row after a lost response', async () => {
    await scene.enqueue(post())
    scene.responses.push((deliver) => {
      deliver()
      return noResponse
    })
    await scene.drain()
    expect(scene.server.rows.size).toBe(1)
    await scene.drain()
    expect(await scene.pending()).toEqual([])
    expect(scene.server.effects).toHaveLength(1)
  })

  it('retries after an HTML page with a 5xx status', async () => {
    await scene.enqueue(post())
    scene.responses.push(htmlPage(502))
    expect(await scene.drain()).toMatchObject({ end: 'idle', nextAt: scene.now + 500 })
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    scene.now += 501
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('counts as never sent what the server has put off, so that deleting it sends nothing', async () => {
    const draft = post()
    await scene.enqueue(draft)
    scene.responses.push(refusal(429, 'PT429'))
    await scene.drain()
    await scene.enqueue({ action: 'delete', table: 'gossip_submissions', row: draft.row, lane: draft.lane })
    expect(await scene.pending()).toEqual([])
  })

  it('never sends what is deleted while the server puts it off', async () => {
    const draft = post()
    await scene.enqueue(draft)
    const photo = {
      id: 'p1',
      lane: draft.lane,
      bucket: 'gossip-uploads' as const,
      path: 'a/1-large.webp',
      bytes: new ArrayBuffer(4),
      small: new ArrayBuffer(1),
      type: 'image/webp',
    }
    await scene.db.photos.add(photo)
    const remote: Remote = {
      send: async (operation) => {
        if (operation.action !== 'insert') return noResponse
        await scene.enqueue({ action: 'delete', table: 'gossip_submissions', row: draft.row, lane: draft.lane })
        return { ...refusal(429, 'PT429'), retryAfterMs: 30 * minuteMs }
      },
      fetchRow: async () => noResponse,
    }
    await scene.drain({ remote })
    expect(await scene.pending()).toMatchObject([{ action: 'remove', path: photo.path }])
    scene.now += 31 * minuteMs
    await scene.drain()
    expect(scene.sent).toEqual([photo.path])
    expect(await scene.pending()).toEqual([])
  })

  it('may have been received before the server put it off: an answer was lost', async () => {
    await scene.enqueue(post())
    scene.responses.push(noResponse, refusal(429, 'PT429'))
    await scene.drain()
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ attempted: true }])
  })

  it('waits as long as Retry-After asks after a 429', async () => {
    await scene.enqueue(post())
    scene.responses.push({ ...refusal(429, 'PT429'), retryAfterMs: 30 * minuteMs })
    expect((await scene.drain()).nextAt).toBe(scene.now + 30 * minuteMs + 500)
    scene.now += 29 * minuteMs
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    expect(scene.sent).toHaveLength(1)
    scene.now += 2 * minuteMs
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it("does not take a captive portal's page with status 200 for an acknowledgement", async () => {
    await scene.enqueue(post())
    scene.responses.push(htmlPage(200))
    expect(await scene.drain()).toMatchObject({ end: 'offline', acknowledged: 0 })
    expect(await scene.pending()).toHaveLength(1)
  })

  it('sends 1,000 lanes behind a rejected operation', async () => {
    await scene.enqueue(post({ bad: true }), ...Array.from({ length: 1000 }, () => post()))
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1000 })
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'refused', code: '23514' } }])
  })
})

describe('a crash', () => {
  const crashing = (call: 'markAttempted' | 'acknowledge') => ({
    ...scene.store,
    [call]: () => Promise.reject(new Error('the page crashed')),
  })

  it('before the operation is marked as attempted leaves it unchanged', async () => {
    await scene.enqueue(post())
    await expect(scene.drain({ store: crashing('markAttempted') })).rejects.toThrow('the page crashed')
    expect(scene.sent).toEqual([])
    expect(await scene.pending()).toMatchObject([{ attempted: false }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('before the acknowledgement is stored leads to a second request but only one effect', async () => {
    await scene.enqueue(post())
    await expect(scene.drain({ store: crashing('acknowledge') })).rejects.toThrow('the page crashed')
    expect(await scene.pending()).toMatchObject([{ attempted: true }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(scene.server.effects).toHaveLength(1)
  })
})

describe('an operation', () => {
  it('of a newer version is not sent; of this or an older version it is', async () => {
    const [newer, older, ours] = [post(), post(), post()]
    await scene.db.operations.add({ ...newOperation(older, '2026-11-14T08:00:00Z'), version: operationVersion - 1 })
    await scene.db.operations.add({ ...newOperation(newer, '2026-11-21T08:00:00Z'), version: operationVersion + 1 })
    await scene.enqueue(ours)
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    expect(await scene.pending()).toMatchObject([{ row: newer.row, attempted: false, state: 'waiting' }])
  })

  it('that is discarded while it is queued again stays discarded', async () => {
    await scene.enqueue(post())
    scene.responses.push(refusal(400, '23514'))
    await scene.drain()
    const [rejected] = await scene.pending()
    expect(rejected?.state).toBe('rejected')
    const retried = retryOperation(scene.db, rejected?.seq ?? 0, scene.shared)
    await scene.db.operations.delete(rejected?.seq ?? 0)
    await retried
    expect(await scene.pending()).toEqual([])
  })

  it('that the schema cache does not know yet is blocked until the app starts again', async () => {
    await scene.enqueue(post())
    scene.responses.push(refusal(404, 'PGRST205'))
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'blocked' }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    await unblockOperations(scene.db)
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })
})

describe('a clock', () => {
  it.each([day, -day])('that jumps by %d ms does not delay a retry by more than a backoff', async (jump) => {
    await scene.enqueue(post())
    scene.responses.push(htmlPage(503))
    await scene.drain()
    scene.now += jump
    await scene.drain()
    scene.now += 5 * minuteMs
    await scene.drain()
    expect(await scene.pending()).toEqual([])
  })
})

describe('concurrency', () => {
  it('two pages that drain together apply each operation once', async () => {
    await scene.enqueue(...Array.from({ length: 20 }, () => post()))
    await Promise.all([scene.drain(), scene.drain({ store: scene.anotherPage() })])
    expect(await scene.pending()).toEqual([])
    expect(scene.server.effects).toHaveLength(20)
  })

  it('a page whose lock is stolen stops after its current requests', async () => {
    await scene.enqueue(...Array.from({ length: 20 }, () => post()))
    const stolen = new AbortController()
    scene.responses.push((deliver) => {
      stolen.abort()
      return deliver()
    })
    expect(await scene.drain({ signal: stolen.signal })).toMatchObject({ end: 'stopped' })
    expect(scene.sent.length).toBeLessThanOrEqual(6)
    await scene.drain()
    expect(scene.server.effects).toHaveLength(20)
  })

  it('a like toggled fifty times while it is being sent ends in the last desired state', async () => {
    const parent = post()
    await scene.enqueue(parent)
    await scene.drain()
    await scene.enqueue(like(parent.row, true))
    const presses = (async () => {
      for (let press = 1; press <= 50; press += 1) await scene.enqueue(like(parent.row, press % 2 === 0))
    })()
    await scene.drain()
    await presses
    await scene.drain()
    expect(scene.server.likes.size).toBe(1)
    expect(await scene.pending()).toEqual([])
  })
})

it('a postponed operation is sent immediately once its backoff is cleared', async () => {
  await scene.enqueue(post())
  scene.responses.push(htmlPage(503))
  await scene.drain()
  await clearBackoff(scene.db)
  expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
})
