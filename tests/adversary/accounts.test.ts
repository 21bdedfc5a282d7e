import { describe, expect, test } from 'vitest'
import { SignInLimits } from '../../supabase/local/sign-in-limits.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

const text = (length: number) => 'x'.repeat(length)

test.each([
  ['3 kB', 3_000],
  ['a megabyte', 1_000_000],
])('nobody signs up with metadata of %s', async (_size, length) => {
  const email = `hoarder-${length}@students.example`
  const { data } = await backend.anonClient().auth.signUp({ email, password: 'a long password', options: { data: { full_name: text(length) } } })
  expect(data.session).toBeNull()
  expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([])
})

test('nobody adds metadata of 3 kB later', async () => {
  const { client, user } = await backend.signUpAs('amina')
  await client.auth.updateUser({ data: { full_name: text(3_000) } })
  expect(await backend.sql('select from auth.users where id = $1 and octet_length(raw_user_meta_data::text) < 2048', [user.id])).toHaveLength(1)
})

describe('the limits of an address count', () => {
  const answers = async (count: number, path: string, method: string) => {
    const limits = new SignInLimits({ query: async () => ({ rows: [] }) } as never, 'secret key', () => 0)
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) {
      const request = new Request(`http://localhost${path}`, { method, headers: { 'cf-connecting-ip': '41.90.1.2' }, ...(method !== 'GET' && { body: JSON.stringify({ email: `student-${n}@students.example` }) }) })
      statuses.push((await limits.answer(request, async () => Response.json({}))).status)
    }
    return statuses
  }

  test('sign-ins that succeed', async () => {
    expect((await answers(401, '/auth/v1/token?grant_type=password', 'POST')).slice(-2)).toEqual([200, 429])
  })

  test('changes of accounts, not reads', async () => {
    expect((await answers(101, '/auth/v1/user', 'PUT')).slice(-2)).toEqual([200, 429])
    expect((await answers(101, '/auth/v1/user', 'GET')).at(-1)).toBe(200)
  })
})
