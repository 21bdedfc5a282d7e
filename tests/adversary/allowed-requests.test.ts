import { beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../../src/store/sync/tables.ts'
import { isAllowedRequest } from '../../supabase/local/door/allowed-requests.ts'
import { readExposedSchema, type ExposedSchema } from '../../supabase/local/door/exposed-schema.ts'
import { emptyBackend } from '../backend/test-backend.ts'
import { routes } from './classified-routes.ts'

const backend = await emptyBackend()
let exposed: ExposedSchema
beforeAll(async () => {
  exposed = await readExposedSchema({
    query: async (text: string, params?: unknown[]) => ({ rows: (await backend.sql(text, params)) as never }),
  })
})

const isAllowed = (method: string, path: string): boolean =>
  isAllowedRequest({ method, url: `http://localhost${path}` }, exposed)

/** The source of everything in the browser, without tests. */
const sources = Object.entries(
  import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).filter(([path]) => !/\.test\.|\/fake-|\.gen\./.test(path))
const matchesOf = (pattern: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

test('every function that a role may call is called by the app, and the reverse', () => {
  const called = [...matchesOf(/(?:rpc\(\s*|rpc\/)['"`]?([a-z_]+)/g), ...matchesOf(/function: '([a-z_]+)'/g)]
  expect([...exposed.functions.keys()].toSorted()).toEqual(called.toSorted())
})

test('every table that a role may read or write is one that the app declares or that admins edit', () => {
  const declared = new Set([
    ...Object.keys(tables),
    ...matchesOf(/from\('([a-z_]+)'\)/g),
    ...matchesOf(/table: '([a-z_]+)'/g),
  ])
  expect([...exposed.tables.keys()].filter((name) => !declared.has(name))).toEqual([])
})

/** What auth-js sends for each of its methods that the app calls. The server here has no other providers. */
const sentBy: Readonly<Record<string, readonly string[]>> = {
  initialize: [],
  getSession: ['POST token'],
  onAuthStateChange: [],
  signInWithPassword: ['POST token'],
  signUp: ['POST signup'],
  resend: ['POST resend'],
  resetPasswordForEmail: ['POST recover'],
  verifyOtp: ['POST verify'],
  getUser: ['GET user'],
  getUserIdentities: ['GET user'],
  updateUser: ['PUT user'],
  signOut: ['POST logout'],
  signInWithOAuth: [],
  linkIdentity: [],
  unlinkIdentity: [],
}

test('every request for an account is one that the app makes, and the reverse', () => {
  const calls = [...matchesOf(/auth\(\)\.(\w+)\(/g)]
  expect(calls.filter((call) => sentBy[call] === undefined)).toEqual([])
  const asked = [
    ...calls.flatMap((call) => sentBy[call] ?? []),
    ...[...matchesOf(/fetchJson\('(settings|health)'/g)].map((path) => `GET ${path}`),
  ]
  const served = Object.keys(routes).flatMap((route) => {
    const [method = '', path = ''] = route.split(' /auth/v1/')
    const methods = method === 'ALL' ? ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] : [method]
    return methods.filter((each) => isAllowed(each, `/auth/v1/${path}`)).map((each) => `${each} ${path}`)
  })
  expect([...new Set(served)].toSorted()).toEqual([...new Set(asked)].toSorted())
})

test('every bucket is one that the app shows or fills', () => {
  // A gossip picture's address comes with its post.
  const used = [...matchesOf(/'([a-z]+-(?:images|uploads))'/g), 'gossip-images']
  expect([...exposed.buckets].toSorted()).toEqual(used.toSorted())
})

describe('what the app asks for is answered', () => {
  test.each([
    [
      'GET',
      '/rest/v1/items?select=id,title,item_photos(id,image_url)&campus=eq.tum&status=neq.sold&order=created_at.desc,id.desc&limit=30',
    ],
    [
      'GET',
      '/rest/v1/gossip_posts?select=id&or=(created_at.lt."2026-11-27T08:00:00+00:00",and(created_at.eq."2026-11-27T08:00:00+00:00",id.lt.6f6b3c1e-0a51-4c3b-9f3e-2f3c61c0a001))',
    ],
    ['GET', '/rest/v1/groceries?select=id,name&name=ilike.*sukari*&order=created_at.desc,id.asc&offset=0&limit=20'],
    ['GET', '/rest/v1/rentals?select=id&title=ilike.*bed*'],
    ['PATCH', '/rest/v1/rental_photos?id=in.(a,b)&select=id'],
    ['POST', '/rest/v1/items?select=id,rev&columns="id","title"'],
    ['GET', '/rest/v1/rpc/sync?campus=tum&since=1'],
    ['POST', '/rest/v1/rpc/set_like'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/auth/v1/verify'],
    ['POST', '/storage/v1/object/item-images/owner/1-large.webp'],
    ['DELETE', '/storage/v1/object/item-images'],
    ['GET', '/storage/v1/object/public/item-images/owner/1-large.webp'],
  ])('%s %s', (method, path) => {
    expect(isAllowed(method, path)).toBe(true)
  })
})

describe('what it does not ask for does not exist', () => {
  test.each([
    ['OPTIONS', '/rest/v1/items'],
    ['PUT', '/rest/v1/items?id=eq.1'],
    ['GET', '/rest/v1/nowhere'],
    ['GET', '/rest/v1/tombstones?select=row_id'],
    ['POST', '/rest/v1/campuses/x'],
    ['DELETE', '/rest/v1/audit_log?id=eq.1'],
    ['GET', '/rest/v1/items?select=id::text'],
    ['GET', '/rest/v1/items?select=name:title'],
    ['GET', '/rest/v1/items?select=price.sum()'],
    ['GET', '/rest/v1/items?select=id,item_photos(id,items(id))'],
    ['GET', '/rest/v1/items?select=id,item_photos(id),item_photos(id)'],
    ['GET', '/rest/v1/items?select=id,item_photos!inner(id)'],
    ['GET', '/rest/v1/items?select=seller_phone'],
    ['GET', '/rest/v1/items?select=id,description,description'],
    ['GET', '/rest/v1/items?select=id,item_photos(image_url,image_url)'],
    ['GET', '/rest/v1/items?description=ilike.*aab*'],
    ['GET', '/rest/v1/items?title=not.ilike.*aab*'],
    ['GET', '/rest/v1/items?or=(title.ilike.*aab*,title.ilike.*aac*)'],
    ['GET', '/rest/v1/items?title=match.(a*)*b'],
    ['GET', '/rest/v1/items?title=fts.x'],
    ['GET', '/rest/v1/items?or=(title.match.x)'],
    ['GET', '/rest/v1/items?item_photos.id=eq.1'],
    ['GET', '/rest/v1/items?limit=-1'],
    ['POST', '/rest/v1/items?on_conflict=id'],
    ['POST', '/rest/v1/items?columns="rev"'],
    ['POST', '/rest/v1/rpc/run_jobs'],
    ['POST', '/rest/v1/rpc/set_like?select=x'],
    ['GET', '/rest/v1/rpc/sync?campus=tum&campus=uon'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['GET', '/auth/v1/reauthenticate'],
    ['GET', '/auth/v1/verify?token=a&type=signup&redirect_to=http://localhost'],
    ['HEAD', '/auth/v1/verify?token=a&type=signup'],
    ['POST', '/auth/v1/verify?token=a&type=signup'],
    ['GET', '/auth/v1/authorize?provider=google'],
    ['GET', '/auth/v1/admin/users'],
    ['DELETE', '/auth/v1/user'],
    ['POST', '/storage/v1/object/sign/item-images/x.webp'],
    ['POST', '/storage/v1/object/upload/sign/item-images/x.webp'],
    ['POST', '/storage/v1/object/list/item-images'],
    ['POST', '/storage/v1/object/copy'],
    ['POST', '/storage/v1/object/move'],
    ['PUT', '/storage/v1/object/item-images/x.webp'],
    ['GET', '/storage/v1/object/info/item-images/x.webp'],
    ['GET', '/storage/v1/bucket'],
    ['POST', '/storage/v1/bucket'],
    ['GET', '/storage/v1/object/public/elsewhere/x.webp'],
    ['GET', '/storage/v1/object/public/item-images/x.webp?width=10'],
  ])('%s %s', (method, path) => {
    expect(isAllowed(method, path)).toBe(false)
  })
})

const withSession = async (name: string) => {
  const { client, email, password } = await backend.signUpAs(name)
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  return { client, email, password, token }
}

test('nobody moves an account to another address', async () => {
  const { client, email } = await withSession('amina')
  expect((await client.auth.updateUser({ email: 'taken@students.example' })).error).toMatchObject({ status: 422 })
  expect(await backend.sql('select email_change from auth.users where email = $1', [email])).toEqual([
    { email_change: null },
  ])
})

test('nobody confirms or creates an account for a stranger’s address by asking for a code', async () => {
  const { error } = await backend.anonClient().auth.signInWithOtp({ email: 'stranger@students.example' })
  expect(error).toMatchObject({ status: 404 })
  expect(await backend.sql('select from auth.users where email = $1', ['stranger@students.example'])).toEqual([])
})

test('a new password ends the other sessions at once, and not this one', async () => {
  const here = await withSession('brian')
  const thief = await backend.signInAs(here.email, here.password)
  expect((await thief.client.from('profiles').select('id')).status).toBe(200)
  expect((await here.client.auth.updateUser({ password: 'another long password' })).error).toBeNull()
  expect((await thief.client.from('profiles').select('id')).status).toBe(401)
  expect((await thief.client.auth.refreshSession()).error).not.toBeNull()
  expect((await here.client.from('profiles').select('id')).status).toBe(200)
})

test.each(['others', 'global'] as const)(
  'whoever signs out elsewhere (%s) ends the other sessions at once',
  async (scope) => {
    const here = await withSession('dan')
    const thief = await backend.signInAs(here.email, here.password)
    await here.client.auth.signOut({ scope })
    expect((await thief.client.from('profiles').select('id')).status).toBe(401)
  },
)

test('what a phone was sending while its user signed out is still theirs', async () => {
  const { client, token } = await withSession('carol')
  await client.auth.signOut()
  const response = await fetch(`${backend.url}/rest/v1/profiles?select=id`, {
    headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
  })
  expect([response.status, await response.json()]).toEqual([200, [{ id: expect.any(String) }]])
})
