import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { plainWebp, webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { credentialsOf, sendRawRequest } from './raw-request.ts'
import type { RawRequest } from './raw-request.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
const ownId = users.owner.user.id
const otherId = users.other.user.id

type Stored = { bucket: string; name: string; type: string | null; size: number | null }
const stored = () =>
  backend.sql<Stored>(
    `select bucket_id as bucket, name, metadata ->> 'mimetype' as type, (metadata ->> 'size')::int as size from storage.objects order by name`,
  )

async function upload(
  path: string,
  body: RawRequest['body'] = plainWebp,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const credentials = await credentialsOf(backend, users, 'owner')
  return sendRawRequest(backend, `/storage/v1/object/${path}`, {
    method,
    body,
    headers: { 'content-type': 'image/webp', ...credentials, ...headers },
  })
}

describe('a malicious path', () => {
  beforeEach(() => backend.sql('delete from storage.objects'))

  const maliciousPaths: [string, () => string][] = [
    ['a parent step', () => `${ownId}/../${otherId}/a.webp`],
    ['an encoded parent step', () => `${ownId}/%2e%2e/${otherId}/a.webp`],
    ['a parent step with an encoded slash', () => `${ownId}/..%2f${otherId}/a.webp`],
    ['a fully encoded parent step', () => `${ownId}%2f%2e%2e%2f${otherId}%2fa.webp`],
    ['a doubly encoded parent step', () => `${ownId}/%252e%252e%252f${otherId}/a.webp`],
    ['a parent step with a backslash', () => `${ownId}/..\\${otherId}/a.webp`],
    ['a parent step with an encoded backslash', () => `${ownId}/..%5c${otherId}/a.webp`],
    ['a path out of the bucket', () => `../product-images/a.webp`],
    ['an encoded path out of the bucket', () => `%2e%2e%2fproduct-images%2fa.webp`],
    ['a path to the file system', () => `../../../../../../tmp/a.webp`],
    ['an absolute path', () => `/${otherId}/a.webp`],
    ['an encoded absolute path', () => `%2f${otherId}%2fa.webp`],
    ['an empty step', () => `${ownId}//a.webp`],
    ['an encoded empty step', () => `${ownId}%2f%2fa.webp`],
    ['a dot as a step', () => `${ownId}/%2e/a.webp`],
    ['a name that ends in a slash', () => `${ownId}/a.webp/`],
    ['a null character', () => `${ownId}/a%00.webp`],
    ['a line break', () => `${ownId}/a%0d%0aset-cookie:x.webp`],
    ['a foreign folder', () => `${otherId}/a.webp`],
    ['a foreign folder in upper case', () => `${otherId.toUpperCase()}/a.webp`],
    ['no folder', () => `a.webp`],
    ['nothing', () => ``],
  ]
  test.each(maliciousPaths)('stores nothing outside the own folder: %s', async (_name, path) => {
    const response = await upload(`item-images/${path()}`)
    expect(response.status, response.text).toBeLessThan(500)
    const misplaced = (await stored()).filter(
      ({ bucket, name }) => bucket !== 'item-images' || !new RegExp(`^${ownId}/[a-z]+\\.webp$`).test(name),
    )
    expect(misplaced).toEqual([])
  })

  test.each(maliciousPaths)('reads no file from the server: %s', async (_name, path) => {
    const { status, text } = await sendRawRequest(backend, `/storage/v1/object/public/item-images/${path()}`)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  })
})

describe('an upload with false metadata', () => {
  beforeEach(() => backend.sql('delete from storage.objects'))
  const path = () => `item-images/${ownId}/${randomUUID()}.webp`
  const html = '<script>alert(1)</script>'

  test.each([
    'text/html',
    'TEXT/HTML',
    'text/html; image/webp',
    'image/svg+xml',
    'image/webp, text/html',
    'application/javascript',
    '*/*',
    'image/*',
    ' ',
  ])('is rejected with the content type %j', async (type) => {
    const response = await upload(path(), html, { 'content-type': type })
    expect(response.status, response.text).toBeGreaterThanOrEqual(400)
    expect(response.status, response.text).toBeLessThan(500)
    expect(await stored()).toEqual([])
  })

  test('is served with its declared picture type, never as a page', async () => {
    const target = path()
    // As a hosted project stores it, which looks into no file.
    expect((await upload(target, html, { apikey: backend.keys.secret })).status).toBe(200)
    const response = await fetch(`${backend.url}/storage/v1/object/public/${target}`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('of more than 4 MB is rejected, with and without a Content-Length', async () => {
    const huge = webpWith('', 4 * 1024 * 1024)
    for (const body of [huge, [huge.subarray(0, 100), huge.subarray(100)]])
      expect(await upload(path(), body)).toMatchObject({ text: expect.stringContaining('"413"') })
    expect(await stored()).toEqual([])
  })

  test('cannot replace a foreign picture', async () => {
    const target = `item-images/${otherId}/theirs.webp`
    await users.other.client.storage
      .from('item-images')
      .upload(`${otherId}/theirs.webp`, plainWebp.buffer, { contentType: 'image/webp' })
    for (const method of ['POST', 'PUT'])
      expect((await upload(target, webpWith('mine'), { 'x-upsert': 'true' }, method)).status).toBeGreaterThanOrEqual(
        400,
      )
    const response = await fetch(`${backend.url}/storage/v1/object/public/${target}`)
    expect(await response.arrayBuffer()).toEqual(plainWebp.buffer)
  })
})
