import type { SupabaseClient } from '@supabase/supabase-js'
import type { Person, TestBackend } from './start-backend.ts'

/** The five kinds of caller that a policy tells apart. */
export type People = {
  readonly anonymous: SupabaseClient
  readonly owner: Person
  readonly other: Person
  /** A student like the other one, whose posting an admin has suspended. */
  readonly suspended: Person
  readonly admin: Person
}

/** Somebody who has not signed in, three students of whom the first owns the rows in question, and an admin. */
export async function callPeople(backend: TestBackend): Promise<People> {
  const suspended = await backend.signUpAs('suspended')
  await backend.sql(`insert into private.suspensions (user_id, kind, because) values ($1, 'item', 'A flood')`, [suspended.user.id])
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

export function clientOf(people: People, caller: Caller): SupabaseClient {
  return caller === 'anonymous' ? people.anonymous : people[caller].client
}

/** Runs an insert that returns an id. */
export async function inserted(backend: TestBackend, sql: string, params: unknown[] = []): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(`${sql} returning id`, params)
  if (!row) throw new Error(`nothing was inserted by: ${sql}`)
  return row.id
}

export async function addPost(backend: TestBackend, author: string): Promise<string> {
  return inserted(backend, `insert into public.gossip_posts (content, category, user_id) values ('Heard at the gate', 'trending', $1)`, [author])
}

export async function addItem(backend: TestBackend, seller: string): Promise<string> {
  return inserted(backend, `insert into public.items (title, price, seller_phone, user_id) values ('Desk', 1500, '+254700000042', $1)`, [seller])
}
