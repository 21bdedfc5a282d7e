import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
})
afterAll(() => backend.close())

test('a value that the database driver cannot serialize fails only its own request', async () => {
  const { client } = await backend.signUpAs('amina')
  const subscription = { endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  for (const wake_at of [0, {}, [{}]]) {
    expect((await client.from('push_subscriptions').insert({ ...subscription, wake_at })).error).not.toBeNull()
    expect((await backend.anonClient().from('groceries').select('id')).error).toBeNull()
  }
  expect((await client.from('push_subscriptions').insert({ ...subscription, wake_at: [] })).error).toBeNull()
})
