import { beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../start-backend.ts'
import { openSession } from './sessions.ts'
import { emptyBackend } from '../test-backend.ts'

const backend = await emptyBackend()
let candidates: TestUser[]
beforeAll(async () => {
  candidates = await Promise.all(['amina', 'brian', 'chebet', 'daudi'].map((name) => backend.signUpAs(name)))
})

test('of four simultaneous claims with the right code, one is granted', async () => {
  const [setup] = await backend.sql<{ code: string }>('select private.create_setup_code() as code')
  const setup_code = setup?.code ?? ''
  // The other claims have to wait for this uncommitted one, which is then rolled back.
  const uncommitted = await openSession(backend, candidates[0]?.user.id)
  expect(await uncommitted.run('select public.claim_admin($1) as answer', [setup_code])).toEqual([
    { answer: 'granted' },
  ])
  const claims = candidates.map(({ client }) => client.rpc('claim_admin', { setup_code }))
  const results = Promise.all(claims)
  await uncommitted.close()
  expect((await results).map(({ data }) => data).toSorted()).toEqual(['closed', 'closed', 'closed', 'granted'])
  expect(await backend.sql(`select count(*)::int as admins from public.profiles where role = 'admin'`)).toEqual([
    { admins: 1 },
  ])
  expect(await backend.sql(`select count(*)::int as claims from public.audit_log where action = 'claim'`)).toEqual([
    { claims: 1 },
  ])
})
