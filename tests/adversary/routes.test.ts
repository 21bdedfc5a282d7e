import { App } from '@supabase/lite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callers } from '../backend/users.ts'
import { tracesIn } from './author-traces.ts'
import { createAuthorScenario, type AuthorScenario } from './author-scenario.ts'
import { routes } from './classified-routes.ts'

let scenario: AuthorScenario
let registered: readonly string[]

const routesOf = (app: object): readonly string[] => {
  const server: unknown = Reflect.get(app, 'server')
  const listed: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'routes') : []
  if (!Array.isArray(listed)) return []
  return [
    ...new Set(listed.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`)),
  ].toSorted()
}

beforeAll(async () => {
  const init = vi.spyOn(App.prototype, 'init')
  scenario = await createAuthorScenario()
  registered = init.mock.contexts.flatMap((app) => (typeof app === 'object' && app !== null ? routesOf(app) : []))
  init.mockRestore()
})
afterAll(() => scenario.backend.close())

test('every route of the API is classified', () => {
  expect(registered.length).toBeGreaterThan(40)
  expect(registered.filter((route) => !Object.hasOwn(routes, route))).toEqual([])
})

test('a route that is not served answers 404, whoever asks', async () => {
  for (const [route, access] of Object.entries(routes)) {
    const [method = 'GET', path = ''] = route.split(' ')
    // A path with a wildcard alone is none.
    if (access !== 'not served' || method === 'ALL' || path.endsWith('v1/*')) continue
    for (const caller of callers)
      expect(await scenario.request(caller, filled(path), { method }), route).toMatch(/^404\b/)
  }
})

/** Fills a route's parameters with the published picture, its bucket and its post. */
const filled = (path: string): string => {
  const file = scenario.picture.split('/gossip-images/')[1] ?? ''
  return path
    .replace(':bucketId/*', `gossip-images/${file}`)
    .replace(':bucketId', 'gossip-images')
    .replace(':id', 'gossip-images')
    .replace(':relation', 'gossip_posts')
    .replace(':function', 'sync?campus=tum')
    .replace('*', '')
}

// Excludes routes of the caller's own account: they change its session or data, and affect nobody else.
const requested = Object.entries(routes).flatMap(([route, access]) => (access === 'own account' ? [] : [route]))

test.each(requested)('nobody can learn the author from %s', async (route) => {
  const [method = 'GET', path = ''] = route.split(' ')
  const file = scenario.picture.split('/gossip-images/')[1] ?? ''
  const body = JSON.stringify({
    prefix: '',
    prefixes: [file],
    paths: [file],
    expiresIn: 60,
    limit: 100,
    bucketId: 'gossip-images',
    sourceKey: file,
    destinationKey: `${file}.copy`,
    email: scenario.author.email,
    type: 'signup',
    token: '000000',
    password: 'wrong password',
  })
  const hasBody = ['POST', 'PUT', 'DELETE'].includes(method)
  for (const caller of callers) {
    const response = await scenario.request(caller, filled(path), {
      method: method === 'ALL' ? 'GET' : method,
      ...(hasBody && { body, headers: { 'content-type': 'application/json' } }),
    })
    // Some responses repeat the e-mail address from the request.
    expect(
      tracesIn(
        response,
        scenario.wanted.filter((trace) => !scenario.author.email.toLowerCase().includes(trace)),
      ),
    ).toEqual([])
  }
})
