import { randomUUID } from 'node:crypto'
import { webpWith } from '../../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import type { Account, FloodServer } from './start-flood-server.ts'

/** Number of responses by kind of request and HTTP status; 0 is a failed request. */
export type FloodCounts = Record<string, Record<number, number>>

const megabyte = new Blob([webpWith('', 1024 * 1024)])

/**
 * One account sends every kind of request it may send, all kinds at once, each as fast as it is answered.
 * @param until ends the attack when it aborts
 */
export const attack = async (
  { url, keys }: FloodServer,
  { id, token }: Account,
  posts: readonly string[],
  until: AbortSignal,
): Promise<FloodCounts> => {
  const counts: FloodCounts = {}
  const json = { apikey: keys.publishable, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = async (
    kind: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = json,
  ): Promise<Response | null> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      signal: until,
    }).catch(() => null)
    const status = response?.status ?? 0
    const ofKind = (counts[kind] ??= {})
    if (!until.aborted) ofKind[status] = (ofKind[status] ?? 0) + 1
    await response?.arrayBuffer().catch(() => {})
    return response
  }
  const rest = (kind: string, method: string, path: string, body?: unknown) =>
    send(kind, method, `/rest/v1/${path}`, body)
  const item = { campus: 'tum', title: 'Flood', price: 1, seller_phone: '+254700000099' }
  const own = randomUUID()
  await rest('first listing', 'POST', 'items', { ...item, id: own })
  const liked = () => posts[Math.floor(Math.random() * posts.length)]
  const subscription = {
    endpoint: `https://push.example/${own}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    wake_at: Array.from({ length: 100 }, () => '2027-01-01T00:00:00Z'),
  }
  let flip = false

  const floods: Record<string, () => Promise<unknown>> = {
    posts: () =>
      rest('posts', 'POST', 'gossip_submissions', { campus: 'tum', content: 'x'.repeat(1000), category: 'love' }),
    listings: () => rest('listings', 'POST', 'items', { ...item, description: 'x'.repeat(4000) }),
    'listing edits': () =>
      rest('listing edits', 'PATCH', `items?id=eq.${own}`, { price: Math.floor(Math.random() * 1e6) }),
    'photo rows made and deleted': async () => {
      const photo = randomUUID()
      await rest('photo rows made and deleted', 'POST', 'item_photos', {
        id: photo,
        item_id: own,
        image_url: '/pictures/market.svg#x',
        position: 1,
      })
      await rest('photo rows made and deleted', 'DELETE', `item_photos?id=eq.${photo}`)
    },
    'likes flipped': () =>
      rest('likes flipped', 'POST', 'rpc/set_like', {
        post: liked(),
        liked: (flip = !flip),
        idempotency_key: randomUUID(),
      }),
    reports: () => rest('reports', 'POST', 'reports', { kind: 'gossip_post', subject: liked(), reason: 'spam' }),
    'profile edits': () => rest('profile edits', 'PATCH', `profiles?id=eq.${id}`, { course: randomUUID() }),
    subscriptions: () =>
      rest('subscriptions', 'POST', 'push_subscriptions', {
        ...subscription,
        endpoint: `${subscription.endpoint}/${randomUUID()}`,
      }),
    messages: () =>
      rest('messages', 'POST', 'contact_messages', {
        id: randomUUID(),
        name: 'x',
        email: 'x@y',
        subject: 'x',
        message: 'x'.repeat(4000),
      }),
    numbers: () => rest('numbers', 'POST', 'rpc/seller_contact', { item: own }),
    exports: () => rest('exports', 'POST', 'rpc/export_my_data', {}),
    uploads: () =>
      send('uploads', 'POST', `/storage/v1/object/item-images/${id}/${randomUUID()}/1.webp`, megabyte, {
        ...json,
        'content-type': 'image/webp',
      }),
    'whole feeds read': () =>
      rest('whole feeds read', 'GET', 'gossip_posts?select=id,content,rev&order=content.desc&content=ilike.*a*'),
    'bad values': () => rest('bad values', 'POST', 'items', { ...item, price: 'NaN' }),
    'wrong passwords': () =>
      send('wrong passwords', 'POST', '/auth/v1/token?grant_type=password', {
        email: 'student2@students.example',
        password: 'wrong',
      }),
  }
  await Promise.all(
    Object.values(floods).map(async (flood) => {
      while (!until.aborted) await flood()
    }),
  )
  return counts
}
