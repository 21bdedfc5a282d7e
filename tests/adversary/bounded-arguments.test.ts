import { describe, expect, test } from 'vitest'
import { backendWithUsers } from '../backend/test-backend.ts'
import { functions } from './classified-functions.ts'

const { backend, users } = await backendWithUsers()

const long = 'items,'.repeat(1000)
const texts = await backend.sql<{ name: string; argument: string; position: number }>(
  `select p.proname as name, p.proargnames[n] as argument, n as position
   from pg_proc as p, generate_series(1, p.pronargs) as n
   where p.pronamespace = 'public'::regnamespace and p.proargtypes[n - 1] in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
     and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
)

test('no function that a caller reaches takes an array', async () => {
  const arrays = await backend.sql(
    `select p.proname from pg_proc as p where p.pronamespace = 'public'::regnamespace
       and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
       and exists (select from unnest(p.proargtypes::oid[]) as kind join pg_type as t on t.oid = kind where t.typcategory = 'A')`,
  )
  expect(arrays).toEqual([])
})

/** Texts that a function only compares with others, which ends at the first difference. */
const comparedOnly = new Set([
  'moderate.kind',
  'moderate.decision',
  'report_queue.in_campus',
  'list_suspensions.in_campus',
])

/** Other arguments that a call needs. */
const otherArguments: Readonly<Record<string, object>> = {
  sync: { campus: 'tum' },
  like_counts: { campus: 'tum', parts: '2026-11-23a' },
  sync_digest: { campus: 'tum', until: 1 },
  seller_contact: { item: '6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a' },
  moderate: { kind: 'item', subject: '6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a', decision: 'keep' },
}

describe('a text that is longer than any of the app', () => {
  test.each(texts.filter(({ name, argument }) => !comparedOnly.has(`${name}.${argument}`)))(
    '$argument is not taken apart by $name',
    async ({ name, argument }) => {
      expect(Object.keys(functions)).toContain(`public.${name}`)
      const { data, error } = await users.owner.client.rpc(name, { ...otherArguments[name], [argument]: long })
      // A code that is too long is none; a proof is not needed with an account.
      const isRefused = error?.code === '22001' || ['wrong-code', 'closed', 'wait', null].includes(data)
      expect(isRefused, JSON.stringify(error ?? data)).toBe(true)
    },
  )
})

test('the longest texts of the app are taken', async () => {
  const names = (await backend.sql<{ name: string }>('select name from private.synced_tables()'))
    .map(({ name }) => name)
    .join()
  const parts = Array.from({ length: 12 }, () => '2026-11-23a').join()
  expect(
    (
      await users.anonymous.rpc('sync', {
        campus: 'a'.repeat(20),
        tables: names,
        after: 'gossip_submissions/6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a',
      })
    ).error,
  ).toBeNull()
  expect((await users.anonymous.rpc('like_counts', { campus: 'tum', parts })).error).toBeNull()
})

test('a proof of work of another length is none, and is not hashed', async () => {
  const [row] = await backend.sql(
    `select private.is_proof_of_work('6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a', repeat('1', 21)) as long, private.is_proof_of_work('6f1f2f0e-5a54-4a5a-9a55-0d7d5f1c2b3a', null) as missing`,
  )
  expect(row).toEqual({ long: false, missing: false })
})

test('a setup code is hashed as far as a code goes', async () => {
  const [row] = await backend.sql(
    `select private.hash_setup_code(repeat('A', 101)) = private.hash_setup_code(repeat('A', 100)) as same`,
  )
  expect(row).toEqual({ same: true })
})
