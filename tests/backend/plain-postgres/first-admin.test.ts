import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../start-backend.ts'
import type { Person, TestBackend } from '../start-backend.ts'
import { openSession } from './sessions.ts'

let backend: TestBackend
let hopefuls: Person[]
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  hopefuls = await Promise.all(['amina', 'brian', 'chebet', 'daudi'].map((name) => backend.signUpAs(name)))
})
afterAll(() => backend.close())

test('of four who claim to be the first admin with the right code at once, one becomes it', async () => {
  const [made] = await backend.sql<{ code: string }>('select private.create_setup_code() as code')
  const setup_code = made?.code ?? ''
  // A claim that is not yet decided: all others have to wait for it, and then it does not count.
  const undecided = await openSession(backend, hopefuls[0]?.user.id)
  expect(await undecided.run('select public.claim_admin($1) as answer', [setup_code])).toEqual([{ answer: 'granted' }])
  const claims = hopefuls.map(({ client }) => client.rpc('claim_admin', { setup_code }))
  const answers = Promise.all(claims)
  await undecided.close()
  expect((await answers).map(({ data }) => data).toSorted()).toEqual(['closed', 'closed', 'closed', 'granted'])
  expect(await backend.sql(`select count(*)::int as admins from public.profiles where role = 'admin'`)).toEqual([{ admins: 1 }])
  expect(await backend.sql(`select count(*)::int as claims from public.audit_log where action = 'claim'`)).toEqual([{ claims: 1 }])
})
