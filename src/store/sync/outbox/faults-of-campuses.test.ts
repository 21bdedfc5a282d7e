import { afterEach, beforeEach, expect, it } from 'vitest'
import { campusSlug, defaultCampus } from '@/kit/rules/campus'
import { chooseCampus } from '@/store/campus'
import { applyPending } from './apply-pending'
import { edit, item, OutboxScene, post } from '#support/store/sync/outbox/outbox-fixture'

const kmtc = { slug: campusSlug('kmtc'), name: 'KMTC', shortName: 'KMTC', town: 'Kilifi', website: null }
const listing = (campus: string) => item({ title: 'Kettle', price: 900, campus })

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

const copies = async () =>
  (await scene.shared.table<{ readonly id: string }, string>('items').toArray()).map(({ id }) => id)

it('a write that waits while another campus is chosen is sent once, with the campus that it was written for', async () => {
  const mine = listing('tum')
  await scene.enqueue(mine)
  await chooseCampus(scene.shared, kmtc)
  await scene.drain()
  await scene.drain()
  expect(scene.sent).toEqual([mine.row])
  expect(scene.server.rows.get(`items/${mine.row}`)?.campus).toBe('tum')
})

it('what the server acknowledges is not stored among the rows of another campus', async () => {
  const [mine, waiting] = [listing('tum'), listing('tum')]
  await scene.enqueue(mine)
  await scene.drain()
  await scene.enqueue(waiting, edit(mine.row, { price: 800 }, { price: 900 }, 1))
  await chooseCampus(scene.shared, kmtc)
  await scene.drain()
  expect(scene.server.rows.get(`items/${mine.row}`)?.row['price']).toBe(800)
  expect(await copies()).toEqual([])
  const there = listing('kmtc')
  await scene.enqueue(there)
  await scene.drain()
  expect(await copies()).toEqual([there.row])
})

it('a write for another campus waits without being shown on this one', async () => {
  const [here, there] = [defaultCampus.slug, 'kmtc'].map((campus) =>
    post({ content: campus, category: 'love', campus }, crypto.randomUUID()),
  )
  if (here && there) await scene.enqueue(here, there)
  expect(await scene.pending()).toHaveLength(2)
  expect(applyPending('gossip_submissions', await scene.pending(), []).map(({ row }) => row.content)).toEqual([
    defaultCampus.slug,
  ])
})
