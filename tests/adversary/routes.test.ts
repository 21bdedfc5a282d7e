import { App } from '@supabase/lite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callers } from '../backend/people.ts'
import { tracesIn } from './author-hunt.ts'
import { playAuthorStory, type AuthorStory } from './author-story.ts'
import { routes } from './classified-routes.ts'

let story: AuthorStory
let found: readonly string[]

/** The routes of the app that Lite has made. */
const routesOf = (app: object): readonly string[] => {
  const server: unknown = Reflect.get(app, 'server')
  const listed: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'routes') : []
  if (!Array.isArray(listed)) return []
  return [...new Set(listed.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`))].toSorted()
}

beforeAll(async () => {
  const init = vi.spyOn(App.prototype, 'init')
  story = await playAuthorStory()
  found = init.mock.contexts.flatMap((app) => (typeof app === 'object' && app !== null ? routesOf(app) : []))
  init.mockRestore()
})
afterAll(() => story.backend.close())

test('every route that the API answers is classified', () => {
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter((route) => !Object.hasOwn(routes, route))).toEqual([])
})

/** A route with the published picture, its bucket and its post in the places of its parameters. */
const filled = (path: string): string => {
  const file = story.picture.split('/gossip-images/')[1] ?? ''
  return path.replace(':bucketId/*', `gossip-images/${file}`).replace(':bucketId', 'gossip-images').replace(':id', 'gossip-images').replace(':relation', 'gossip_posts').replace(':function', 'sync_heads').replace('*', '')
}

// What ends the session or changes the account of the caller is left out: it tells of that caller alone.
const asked = Object.entries(routes).flatMap(([route, who]) => (who === 'own account' ? [] : [route]))

test.each(asked)('nobody learns the author from %s', async (route) => {
  const [method = 'GET', path = ''] = route.split(' ')
  const file = story.picture.split('/gossip-images/')[1] ?? ''
  const body = JSON.stringify({ prefix: '', prefixes: [file], paths: [file], expiresIn: 60, limit: 100, bucketId: 'gossip-images', sourceKey: file, destinationKey: `${file}.copy`, email: story.author.email, type: 'signup', token: '000000', password: 'wrong password' })
  const sends = ['POST', 'PUT', 'DELETE'].includes(method)
  for (const caller of callers) {
    const answer = await story.ask(caller, filled(path), { method: method === 'ALL' ? 'GET' : method, ...(sends && { body, headers: { 'content-type': 'application/json' } }) })
    // Whoever names an address is told that address again.
    expect(tracesIn(answer, story.wanted.filter((trace) => !story.author.email.toLowerCase().includes(trace)))).toEqual([])
  }
})
