import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newOperation } from '@/data/sync/outbox/operation'
import { userDb } from '@/data/sync/user-db'
import type { UserId } from '@/domain/shared/ids'
import { signedIn } from '../signed-in'
import { openFeed, operationsOf, post, postRow } from './feed'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const failure = { reason: 'refused', status: 400, code: '22023' } as const
const heart = () => post('Habari').getByRole('button', { name: /^Like, / })
const toast = () => page.getByRole('alert').filter({ hasText: 'Failed to update like' })
/** The server's answer to every like that waits. */
const refuse = (person: UserId) => userDb(person).operations.toCollection().modify({ state: 'rejected', failure })

test('a like that the server refuses is told, and the heart returns', async () => {
  const { id } = signedIn()
  await openFeed([postRow('Habari', { likes_count: 4 })])
  await heart().click()
  await expect.element(heart()).toHaveAccessibleName('Like, 5 likes')
  await expect.poll(() => operationsOf(id)).toHaveLength(1)
  await refuse(id)
  await expect.element(toast()).toBeVisible()
  await expect.element(heart()).toHaveAccessibleName('Like, 4 likes')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(await operationsOf(id)).toEqual([])
})

test('one that was refused while nobody looked is told at the next visit, and does not count', async () => {
  const { id } = signedIn()
  const row = postRow('Habari', { likes_count: 4 })
  const like = { action: 'like', table: 'gossip_likes', row: row.id, liked: true, idempotencyKey: crypto.randomUUID(), lane: `gossip_likes/${row.id}` } as const
  await userDb(id).operations.add(newOperation(like, new Date().toISOString()))
  await refuse(id)
  await openFeed([row])
  await expect.element(toast()).toBeVisible()
  await expect.element(heart()).toHaveAccessibleName('Like, 4 likes')
  await expect.poll(() => operationsOf(id)).toEqual([])
})

test('after a refusal the next like is sent', async () => {
  const { id } = signedIn()
  await openFeed([postRow('Habari')])
  await heart().click()
  await expect.poll(() => operationsOf(id)).toHaveLength(1)
  await refuse(id)
  await expect.element(toast()).toBeVisible()
  await heart().click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => operationsOf(id)).toMatchObject([{ action: 'like', liked: true, state: 'waiting' }])
})
