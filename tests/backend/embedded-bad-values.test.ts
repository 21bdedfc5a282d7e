import { expect, test } from 'vitest'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()

test('a value that the database driver cannot serialize fails only its own request', async () => {
  const { client } = await backend.signUpAs('amina')
  const subscription = { endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  for (const wake_at of [0, {}, [{}]]) {
    expect((await client.from('push_subscriptions').insert({ ...subscription, wake_at })).error).not.toBeNull()
    expect((await backend.anonClient().from('groceries').select('id')).error).toBeNull()
  }
  expect((await client.from('push_subscriptions').insert({ ...subscription, wake_at: [] })).error).toBeNull()
})
