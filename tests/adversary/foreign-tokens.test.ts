import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()
const victim = await backend.signUpAs('amina')

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that the server itself has signed. */
const signed = (claims: Record<string, unknown>): string => {
  const now = Math.floor(Date.now() / 1000)
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iat: now - 10, exp: now + 3600, ...claims })}`
  return `${content}.${createHmac('sha256', backend.keys.jwtSecret).update(content).digest('base64url')}`
}

const call = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`${backend.url}${path}`, { method, headers: { apikey: backend.keys.publishable, ...headers } })

const paths = ['/auth/v1/user', '/rest/v1/profiles?select=id', '/storage/v1/object/item-images/x.webp']

test('a token for an upload into somebody’s folder is no session of theirs', async () => {
  const token = signed({
    sub: victim.user.id,
    bucket: 'item-images',
    intent: 'upload',
    owner: randomUUID(),
    upsert: false,
  })
  for (const path of paths) {
    expect((await call(path, { authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await call(path, { apikey: token })).status).toBe(401)
  }
})

test('a token with a role but without a session is refused, and a session is not', async () => {
  for (const role of ['authenticated', 'service_role']) {
    expect(
      (await call('/rest/v1/profiles?select=id', { authorization: `Bearer ${signed({ sub: victim.user.id, role })}` }))
        .status,
    ).toBe(401)
  }
  const token = (await victim.client.auth.getSession()).data.session?.access_token ?? ''
  expect((await call('/auth/v1/user', { authorization: `Bearer ${token}` })).status).toBe(200)
})

test('nobody gets a signed address', async () => {
  const bucket = victim.client.storage.from('item-images')
  const path = `${victim.user.id}/${randomUUID()}.webp`
  for (const { error } of [
    await bucket.createSignedUploadUrl(path),
    await bucket.createSignedUrl(path, 60),
    await bucket.createSignedUrls([path], 60),
    await bucket.uploadToSignedUrl(path, signed({ sub: path, bucket: 'item-images', intent: 'upload' }), 'x'),
  ]) {
    expect(error).not.toBeNull()
  }
})
