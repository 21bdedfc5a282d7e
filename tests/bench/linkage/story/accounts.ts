import type { World } from '../campus/world'
import type { Student } from '../model/students'

/** An account for everybody. @returns their ids, by the students' numbers */
export const openAccounts = async ({ campus }: World, students: readonly Student[]): Promise<string[]> => {
  const ids = students.map(() => crypto.randomUUID())
  await campus.sql.query(
    `insert into auth.users (id, email, email_confirmed_at) select id, 'student' || n || '@students.example', bench.now()
     from pg_catalog.unnest(pg_catalog.string_to_array($1, ',')::uuid[]) with ordinality as listed (id, n)`,
    [ids.join(',')],
  )
  return ids
}

const call = 'request_account_deletion'

/** As the app lets people delete their account; where it does not yet, as an operator does it for them. */
export const deleteAccount = async ({ campus }: World, user: string, withPosts: boolean): Promise<void> => {
  const { rows } = await campus.sql.query<{ known: boolean }>(`select exists (select from pg_catalog.pg_proc where proname = $1) as known`, [call])
  if (!rows[0]?.known) return void (await campus.sql.query('delete from auth.users where id = $1', [user]))
  const answer = await campus.fetch(`${campus.origin}/rest/v1/rpc/${call}`, {
    method: 'POST',
    headers: { apikey: campus.publishableKey, authorization: `Bearer ${campus.tokenOf(user)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ also_posts: withPosts }),
  })
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`)
}
