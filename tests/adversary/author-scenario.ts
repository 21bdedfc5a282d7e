import { randomUUID } from 'node:crypto'
import { newPost } from '../backend/new-rows.ts'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { addPost, callHousekeeping, createUsers, endHour, makeGossipDue, publishAll } from '../backend/users.ts'
import type { Caller, TestUsers } from '../backend/users.ts'
import { startBackend } from '../backend/start-backend.ts'
import type { TestUser, TestBackend } from '../backend/start-backend.ts'
import { traces } from './author-traces.ts'

export type AuthorScenario = {
  readonly backend: TestBackend
  readonly users: TestUsers
  /** A user who has only written gossip, so no response may name them. */
  readonly author: TestUser
  readonly post: string
  /** The URL of the post's picture. */
  readonly picture: string
  /** Everything that identifies the author in a response. */
  readonly wanted: readonly string[]
  /** Sends a request as a caller. @returns the response's status, headers and body */
  request(caller: Caller, path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<string>
}

/** Publishes a post with a picture, which is then liked, reported and moderated. */
export async function createAuthorScenario(): Promise<AuthorScenario> {
  const backend = await startBackend({ seedFile: null })
  const users = await createUsers(backend)
  const author = await backend.signUpAs('mwandishi')
  const path = `${randomUUID()}/1-large.jpg`
  for (const name of [path, path.replace('large', 'small')]) {
    await author.client.storage.from('gossip-uploads').upload(name, plainJpeg.buffer, { contentType: 'image/jpeg' })
  }
  const post = randomUUID()
  await author.client.from('gossip_submissions').insert({ ...newPost, id: post, image_path: path })
  await makeGossipDue(backend)
  await callHousekeeping(backend)
  await publishAll(backend)
  const removed = await addPost(backend, author.user.id)
  await author.client.rpc('set_like', { post: await addPost(backend, users.owner.user.id), liked: true })
  await users.other.client.rpc('set_like', { post, liked: true })
  for (const subject of [post, removed])
    await users.other.client.from('reports').insert({ kind: 'gossip_post', subject, reason: 'spam' })
  await endHour(backend)
  await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: post, decision: 'suspend' })
  await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: removed, decision: 'remove' })
  const [shown] = await backend.sql<{ image_url: string }>('select image_url from public.gossip_posts where id = $1', [
    post,
  ])
  return {
    backend,
    users,
    author,
    post,
    picture: shown?.image_url ?? '',
    wanted: traces(author, [path.split('/')[0] ?? '', 'mwandishi']),
    async request(caller, target, init = {}) {
      const token =
        caller === 'anonymous'
          ? backend.keys.publishable
          : (await users[caller].client.auth.getSession()).data.session?.access_token
      const response = await fetch(`${backend.url}${target}`, {
        ...init,
        headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}`, ...init.headers },
      })
      return `${response.status} ${JSON.stringify([...response.headers])}\n${await response.text()}`
    },
  }
}
