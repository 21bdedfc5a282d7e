import type { SupabaseClient } from '@supabase/supabase-js'
import type { TestUser, TestBackend } from './start-backend.ts'

/** One user of each kind of caller that policies distinguish. */
export type TestUsers = {
  readonly anonymous: SupabaseClient
  readonly owner: TestUser
  readonly other: TestUser
  /** A student who is suspended from posting. */
  readonly suspended: TestUser
  readonly admin: TestUser
}

/** Creates an anonymous caller, three students, one of whom owns the tested rows, and an admin. */
export async function createUsers(backend: TestBackend): Promise<TestUsers> {
  const suspended = await backend.signUpAs('suspended')
  await backend.sql(
    `insert into private.suspensions (user_id, kind, excerpt) values ($1, 'item', 'A flood'), ($1, 'gossip_post', 'A flood')`,
    [suspended.user.id],
  )
  return {
    suspended,
    anonymous: backend.anonClient(),
    owner: await backend.signUpAs('owner'),
    other: await backend.signUpAs('other'),
    admin: await backend.signUpAsAdmin(),
  }
}

export const callers = ['anonymous', 'owner', 'other', 'suspended', 'admin'] as const
export type Caller = (typeof callers)[number]

export function clientOf(users: TestUsers, caller: Caller): SupabaseClient {
  return caller === 'anonymous' ? users.anonymous : users[caller].client
}

/** Runs an insert and returns the new id. */
export async function inserted(backend: TestBackend, sql: string, params: unknown[] = []): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(`${sql} returning id`, params)
  if (!row) throw new Error(`nothing was inserted by: ${sql}`)
  return row.id
}

/** Adds a post that waits for publication. */
export async function addSubmission(backend: TestBackend, author: string): Promise<string> {
  return inserted(
    backend,
    `insert into public.gossip_submissions (campus, content, category, user_id) values ('tum', 'Heard at the gate', 'trending', $1)`,
    [author],
  )
}

/** Makes all that is planned due, alone too, and forgets what its authors did under their own names. */
export async function makeGossipDue(backend: TestBackend): Promise<void> {
  await backend.sql('delete from private.named_acts')
  await backend.sql(`update private.gossip_schedule set due_at = now() - interval '11 minutes'`)
}

/** Publishes all waiting posts immediately. */
export async function publishAll(backend: TestBackend): Promise<void> {
  await makeGossipDue(backend)
  await backend.sql('select public.run_jobs()')
}

/** Calls the housekeeping function, as the schedule does. */
export async function callHousekeeping({ url, keys }: TestBackend): Promise<void> {
  const response = await fetch(`${url}/functions/v1/housekeeping`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secret}` },
  })
  if (response.status !== 200) throw new Error(`housekeeping responded with ${response.status}`)
}

export async function addPost(backend: TestBackend, author: string): Promise<string> {
  const id = await addSubmission(backend, author)
  await publishAll(backend)
  return id
}

/** Hides the posts that reports will hide, without the wait. */
export async function hideReported(backend: TestBackend): Promise<void> {
  await backend.sql('update private.gossip_hiding set due_at = now()')
  await backend.sql('select public.run_jobs()')
}

/** Makes reports an hour older, so that the queue of the admins lists them. */
export async function endHour(backend: TestBackend): Promise<void> {
  await backend.sql(`update public.reports set created_at = created_at - interval '1 hour'`)
}

/** Makes accounts old enough that they no longer count as new. */
export async function makeOld(backend: TestBackend, ...ids: readonly string[]): Promise<void> {
  await backend.sql(`update auth.users set created_at = now() - interval '30 days' where id = any ($1::uuid[])`, [ids])
}

/** Signs up students whose accounts are old enough. */
export async function signUpOld(backend: TestBackend, ...names: readonly string[]): Promise<TestUser[]> {
  const students: TestUser[] = []
  for (const name of names) students.push(await backend.signUpAs(name))
  await makeOld(backend, ...students.map(({ user }) => user.id))
  return students
}

export async function addItem(backend: TestBackend, seller: string): Promise<string> {
  return inserted(
    backend,
    `insert into public.items (campus, title, price, seller_phone, user_id) values ('tum', 'Desk', 1500, '+254700000042', $1)`,
    [seller],
  )
}
