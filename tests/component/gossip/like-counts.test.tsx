import { afterEach, expect, test, vi } from 'vitest'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { answerRest, broken, unreachable } from '../rest'
import { signedOut } from '../signed-in'
import { openFeed, post, postRow } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/** A part of the feed is requested at most once a minute, so each test uses its own days. */
let day = 0
const postsOfDays = (count: number, values = {}) =>
  Array.from({ length: count }, (_, n) =>
    postRow(`Post ${n + 1} of ${day}`, { minutes: (day += 1) * 24 * 60, ...values }),
  )
const requestedParts = (requests: readonly URL[]) =>
  requests
    .filter(({ pathname }) => pathname === '/rest/v1/rpc/like_counts')
    .map(({ searchParams }) => searchParams.get('parts')?.split(',') ?? [])

afterEach(() => vi.unstubAllGlobals())

test('the like counts of the visible posts are loaded in one request and shown', async () => {
  signedOut()
  const [liked, unliked] = postsOfDays(2, { likes_count: 3 })
  if (!liked || !unliked) throw new Error('no posts')
  const requests = answerRest(async () =>
    Response.json({ [feedPartOf(liked.created_at, liked.id)]: { [liked.id.slice(0, 8)]: 41 } }),
  )
  await openFeed([liked, unliked])
  await expect.element(post(liked.content)).toMatchTextContent(/Like, 41 likes/)
  await expect.element(post(unliked.content)).toMatchTextContent(/Like, 0 likes/)
  expect(requestedParts(requests)).toEqual([[liked, unliked].map(({ created_at, id }) => feedPartOf(created_at, id))])
})

test('like counts of posts far below are not requested', async () => {
  signedOut()
  const many = postsOfDays(80)
  const requests = answerRest(async () => Response.json({}))
  await openFeed(many)
  await expect.poll(() => requestedParts(requests)).not.toEqual([])
  const [first] = many
  const far = many.slice(40).map(({ created_at, id }) => feedPartOf(created_at, id))
  const parts = requestedParts(requests).flat()
  expect(parts).toContain(first && feedPartOf(first.created_at, first.id))
  expect(parts.filter((part) => far.includes(part))).toEqual([])
})

test.for([
  { what: 'cannot be reached', answer: unreachable },
  { what: 'fails', answer: broken },
])('the like counts stay as they are when the server $what', async ({ answer }) => {
  signedOut()
  const [only] = postsOfDays(1, { likes_count: 3 })
  if (!only) throw new Error('no post')
  const requests = answerRest(answer)
  await openFeed([only])
  await expect.poll(() => requestedParts(requests)).toHaveLength(1)
  await expect.element(post(only.content)).toMatchTextContent(/Like, 3 likes/)
})
