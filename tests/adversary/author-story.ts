import { randomUUID } from 'node:crypto'
import { addPost, callHousekeeping, createPeople, publishAll } from '../backend/people.ts'
import type { Caller, People } from '../backend/people.ts'
import { startBackend } from '../backend/start-backend.ts'
import type { Person, TestBackend } from '../backend/start-backend.ts'
import { traces } from './author-hunt.ts'

export type AuthorStory = {
  readonly backend: TestBackend
  readonly people: People
  /** Has only written gossip, so no response may name them. */
  readonly author: Person
  readonly post: string
  /** The URL of the post's picture. */
  readonly picture: string
  /** Everything that identifies the author in a response. */
  readonly wanted: readonly string[]
  /** Sends a request as a caller. @returns the response's headers and body */
  request(caller: Caller, path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<string>
}

/** Publishes a post with a picture, which is then liked, reported and moderated. */
export async function playAuthorStory(): Promise<AuthorStory> {
  const backend = await startBackend({ seedFile: null })
  const people = await createPeople(backend)
  const author = await backend.signUpAs('mwandishi')
  const path = `${randomUUID()}/1-large.jpg`
  for (const name of [path, path.replace('large', 'small')]) {
    await author.client.storage.from('gossip-uploads').upload(name, new Uint8Array([1, 2, 3]).buffer, { contentType: 'image/jpeg' })
  }
  const post = randomUUID()
  await author.client.from('gossip_submissions').insert({ id: post, content: 'Heard at the gate', category: 'love', image_path: path })
  await backend.sql(`update private.gossip_schedule set due_at = now() - interval '1 second'`)
  await callHousekeeping(backend)
  await publishAll(backend)
  const removed = await addPost(backend, author.user.id)
  await author.client.rpc('set_like', { post: await addPost(backend, people.owner.user.id), liked: true })
  await people.other.client.rpc('set_like', { post, liked: true })
  for (const subject of [post, removed]) await people.other.client.from('reports').insert({ kind: 'gossip_post', subject, reason: 'spam' })
  await people.admin.client.rpc('moderate', { kind: 'gossip_post', subject: post, decision: 'suspend' })
  await people.admin.client.rpc('moderate', { kind: 'gossip_post', subject: removed, decision: 'remove' })
  const [shown] = await backend.sql<{ image_url: string }>('select image_url from public.gossip_posts where id = $1', [post])
  return {
    backend,
    people,
    author,
    post,
    picture: shown?.image_url ?? '',
    wanted: traces(author, [path.split('/')[0] ?? '', 'mwandishi']),
    async request(caller, target, init = {}) {
      const token = caller === 'anonymous' ? backend.keys.publishable : (await people[caller].client.auth.getSession()).data.session?.access_token
      const response = await fetch(`${backend.url}${target}`, { ...init, headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}`, ...init.headers } })
      return `${JSON.stringify([...response.headers])}\n${await response.text()}`
    },
  }
}
