import { randomUUID } from 'node:crypto'
import { campus, newItem, newPost } from './new-rows.ts'
import { everybody, forbidden, notSuspended, outcomes, ownerOnly, signedIn, type TableRules } from './table-rules.ts'
import { addItem, addPost, addSubmission, inserted } from './users.ts'
import type { TestBackend } from './start-backend.ts'

const addProvider = async (backend: TestBackend) =>
  `service_providers:${await inserted(backend, `insert into public.service_providers (campus, name, category) values ($1, 'Mama Njeri', 'mamafua')`, [campus])}`

/** The tables of what students write for each other: gossip, likes, reports, listings and ratings. */
export const contentPolicies: Readonly<Record<string, TableRules>> = {
  gossip_posts: {
    row: (backend, { owner }) => addPost(backend, owner.user.id),
    values: async () => newPost,
    change: { content: 'Changed' },
    select: everybody,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  gossip_submissions: {
    row: (backend, { owner }) => addSubmission(backend, owner.user.id),
    values: async () => newPost,
    change: { content: 'Changed' },
    select: ownerOnly,
    insert: notSuspended,
    update: forbidden,
    delete: ownerOnly,
  },
  gossip_likes: {
    row: async (backend, { owner }) =>
      inserted(backend, 'insert into public.gossip_likes (post_id, user_id) values ($1, $2)', [
        await addPost(backend, owner.user.id),
        owner.user.id,
      ]),
    values: async (backend, { owner }) => ({ post_id: await addPost(backend, owner.user.id) }),
    change: { post_id: randomUUID() },
    select: ownerOnly,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  reports: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.reports (kind, subject, reason, user_id) values ('gossip_post', $1, 'spam', $2)`,
        [await addPost(backend, owner.user.id), owner.user.id],
      ),
    values: async (backend, { owner }) => ({
      kind: 'gossip_post',
      subject: await addPost(backend, owner.user.id),
      reason: 'spam',
    }),
    change: { reason: 'other' },
    select: ownerOnly,
    insert: signedIn,
    update: forbidden,
    delete: forbidden,
  },
  items: {
    row: (backend, { owner }) => addItem(backend, owner.user.id),
    values: async () => newItem,
    change: { title: 'Changed' },
    select: everybody,
    insert: notSuspended,
    update: ownerOnly,
    delete: ownerOnly,
  },
  item_photos: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.item_photos (item_id, image_url, user_id) values ($1, '/pictures/market.svg#desk', $2)`,
        [await addItem(backend, owner.user.id), owner.user.id],
      ),
    values: async (backend, { owner }) => ({
      item_id: await addItem(backend, owner.user.id),
      image_url: '/pictures/market.svg#desk',
    }),
    change: { position: 3 },
    select: everybody,
    insert: outcomes('refused', 'yes', 'refused', 'refused'),
    update: ownerOnly,
    delete: ownerOnly,
  },
  provider_ratings: {
    row: async (backend, { owner }) =>
      inserted(
        backend,
        'insert into public.provider_ratings (campus, provider, stars, user_id) values ($1, $2, 4, $3)',
        [campus, await addProvider(backend), owner.user.id],
      ),
    values: async (backend) => ({ campus, provider: await addProvider(backend), stars: 4 }),
    change: { stars: 2 },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: forbidden,
  },
  provider_scores: {
    row: async (backend) =>
      inserted(
        backend,
        'insert into public.provider_scores (campus, provider, ratings, stars_sum) values ($1, $2, 3, 14)',
        [campus, await addProvider(backend)],
      ),
    values: async () => ({ campus, provider: `service_providers:${randomUUID()}`, ratings: 1, stars_sum: 5 }),
    change: { stars_sum: 15 },
    select: everybody,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
}
