import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newOperation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'
import type { UserId } from '@/kit/rules/ids'
import { signedIn } from '../signed-in'
import { openFeed, operationsOf, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const failure = { reason: 'refused', status: 400, code: '22023' } as const
const heart = () => post('Habari').getByRole('button', { name: /^Like, / })
const toast = () => page.getByRole('alert').filter({ hasText: 'Failed to update like' })
/** Rejects every pending like, as the server would. */
const rejectLikes = (user: UserId) => userDb(user).operations.toCollection().modify({ state: 'rejected', failure })

test('a rejected like shows an error, and the heart is reset', async () => {
  const { id } = signedIn()
  await openFeed([postRow('Habari', { likes_count: 4 })])
  await heart().click()
  await expect.element(heart()).toHaveAccessibleName('Like, 5 likes')
  await expect.poll(() => operationsOf(id)).toHaveLength(1)
  await rejectLikes(id)
  await expect.element(toast()).toBeVisible()
  await expect.element(heart()).toHaveAccessibleName('Like, 4 likes')
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(await operationsOf(id)).toEqual([])
})

test('a like that was rejected while the app was closed shows an error on the next visit and is not counted', async () => {
  const { id } = signedIn()
  const row = postRow('Habari', { likes_count: 4 })
  const like = {
    action: 'switch',
    table: 'gossip_likes',
    row: row.id,
    on: true,
    idempotencyKey: crypto.randomUUID(),
    lane: `gossip_likes/${row.id}`,
  } as const
  await userDb(id).operations.add(newOperation(like, new Date().toISOString()))
  await rejectLikes(id)
  await openFeed([row])
  await expect.element(toast()).toBeVisible()
  await expect.element(heart()).toHaveAccessibleName('Like, 4 likes')
  await expect.poll(() => operationsOf(id)).toEqual([])
})

test('after a rejection the next like is sent', async () => {
  const { id } = signedIn()
  await openFeed([postRow('Habari')])
  await heart().click()
  await expect.poll(() => operationsOf(id)).toHaveLength(1)
  await rejectLikes(id)
  await expect.element(toast()).toBeVisible()
  await heart().click()
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => operationsOf(id)).toMatchObject([{ action: 'switch', on: true, state: 'waiting' }])
})
