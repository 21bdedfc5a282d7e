import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPeople } from './people.ts'
import type { People } from './people.ts'
import { credentialsOf, sendRaw } from './raw.ts'
import type { RawRequest } from './raw.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
let people: People
let own: string
let theirs: string
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await callPeople(backend)
  own = people.owner.user.id
  theirs = people.other.user.id
})
afterAll(() => backend.close())

type Stored = { bucket: string; name: string; type: string | null; size: number | null }
const stored = () =>
  backend.sql<Stored>(
    `select bucket_id as bucket, name, metadata ->> 'mimetype' as type, (metadata ->> 'size')::int as size from storage.objects order by name`,
  )

async function put(path: string, body: RawRequest['body'] = 'bytes', headers: Record<string, string> = {}, method = 'POST') {
  const credentials = await credentialsOf(backend, people, 'owner')
  return sendRaw(backend, `/storage/v1/object/${path}`, { method, body, headers: { 'content-type': 'image/webp', ...credentials, ...headers } })
}

describe('a path that plays tricks', () => {
  beforeEach(() => backend.sql('delete from storage.objects'))

  const tricks: [string, () => string][] = [
    ['a way up', () => `${own}/../${theirs}/a.webp`],
    ['an encoded way up', () => `${own}/%2e%2e/${theirs}/a.webp`],
    ['a way up with an encoded slash', () => `${own}/..%2f${theirs}/a.webp`],
    ['a wholly encoded way up', () => `${own}%2f%2e%2e%2f${theirs}%2fa.webp`],
    ['a way up encoded twice', () => `${own}/%252e%252e%252f${theirs}/a.webp`],
    ['a way up with a backslash', () => `${own}/..\\${theirs}/a.webp`],
    ['a way up with an encoded backslash', () => `${own}/..%5c${theirs}/a.webp`],
    ['a way out of the bucket', () => `../product-images/a.webp`],
    ['an encoded way out of the bucket', () => `%2e%2e%2fproduct-images%2fa.webp`],
    ['a way to the disk', () => `../../../../../../tmp/a.webp`],
    ['an absolute path', () => `/${theirs}/a.webp`],
    ['an encoded absolute path', () => `%2f${theirs}%2fa.webp`],
    ['an empty step', () => `${own}//a.webp`],
    ['an encoded empty step', () => `${own}%2f%2fa.webp`],
    ['a dot for a step', () => `${own}/%2e/a.webp`],
    ['a name that ends in a slash', () => `${own}/a.webp/`],
    ['a null', () => `${own}/a%00.webp`],
    ['a line end', () => `${own}/a%0d%0aset-cookie:x.webp`],
    ['the folder of somebody else', () => `${theirs}/a.webp`],
    ['the folder of somebody else in capitals', () => `${theirs.toUpperCase()}/a.webp`],
    ['no folder', () => `a.webp`],
    ['nothing', () => ``],
  ]
  test.each(tricks)('puts nothing where it should not be: %s', async (_trick, path) => {
    const answer = await put(`item-images/${path()}`)
    expect(answer.status, answer.text).toBeLessThan(500)
    const astray = (await stored()).filter(({ bucket, name }) => bucket !== 'item-images' || !new RegExp(`^${own}/[a-z]+\\.webp$`).test(name))
    expect(astray).toEqual([])
  })

  test.each(tricks)('reads no file of the machine: %s', async (_trick, path) => {
    const { status, text } = await sendRaw(backend, `/storage/v1/object/public/item-images/${path()}`)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })
})

describe('an upload that lies about itself', () => {
  beforeEach(() => backend.sql('delete from storage.objects'))
  const path = () => `item-images/${own}/${randomUUID()}.webp`
  const html = '<script>alert(1)</script>'

  test.each(['text/html', 'TEXT/HTML', 'text/html; image/webp', 'image/svg+xml', 'image/webp, text/html', 'application/javascript', '*/*', 'image/*', ' '])(
    'is refused as %j',
    async (type) => {
      const answer = await put(path(), html, { 'content-type': type })
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
      expect(answer.status, answer.text).toBeLessThan(500)
      expect(await stored()).toEqual([])
    },
  )

  test('as a picture is served as one, never as a page', async () => {
    const to = path()
    expect((await put(to, html)).status).toBe(200)
    const response = await fetch(`${backend.url}/storage/v1/object/public/${to}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('of more than 10 MB is refused whatever it says of its size', async () => {
    const huge = new Uint8Array(10 * 1024 * 1024 + 1)
    for (const body of [huge, [huge.subarray(0, 100), huge.subarray(100)]]) expect(await put(path(), body)).toMatchObject({ text: expect.stringContaining('"413"') })
    expect(await stored()).toEqual([])
  })

  test('does not replace the picture of somebody else, whatever it asks for', async () => {
    const to = `item-images/${theirs}/theirs.webp`
    await people.other.client.storage.from('item-images').upload(`${theirs}/theirs.webp`, new Uint8Array([1]).buffer, { contentType: 'image/webp' })
    for (const method of ['POST', 'PUT']) expect((await put(to, 'mine', { 'x-upsert': 'true' }, method)).status).toBeGreaterThanOrEqual(400)
    const response = await fetch(`${backend.url}/storage/v1/object/public/${to}`)
    expect(await response.arrayBuffer()).toEqual(new Uint8Array([1]).buffer)
  })
})
