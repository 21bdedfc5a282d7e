import type { World } from '../campus/world'
import type { Student } from '../model/students'

/** Creates an account for each student. @returns the ids, in the order of the students */
export const openAccounts = async ({ campus }: World, students: readonly Student[]): Promise<string[]> => {
  const ids = students.map(() => crypto.randomUUID())
  await campus.sql.query(
    `insert into auth.users (id, email, email_confirmed_at) select id, 'student' || n || '@students.example', bench.now()
     from pg_catalog.unnest(pg_catalog.string_to_array($1, ',')::uuid[]) with ordinality as listed (id, n)`,
    [ids.join(',')],
  )
  return ids
}

const rpcName = 'request_account_deletion'

/** Deletes an account as the app does, or, in versions without that function, as an operator would. */
export const deleteAccount = async ({ campus }: World, userId: string, withPosts: boolean): Promise<void> => {
  const { rows } = await campus.sql.query<{ known: boolean }>(
    `select exists (select from pg_catalog.pg_proc where proname = $1) as known`,
    [rpcName],
  )
  if (!rows[0]?.known) return void (await campus.sql.query('delete from auth.users where id = $1', [userId]))
  const response = await campus.fetch(`${campus.origin}/rest/v1/rpc/${rpcName}`, {
    method: 'POST',
    headers: {
      apikey: campus.publishableKey,
      authorization: `Bearer ${campus.tokenOf(userId)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ also_posts: withPosts }),
  })
  if (!response.ok) throw new Error(`${rpcName} returned ${response.status}: ${await response.text()}`)
}
