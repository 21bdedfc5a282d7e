import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { policyMatrix, writtenByAdmins } from '../backend/policy-matrix.ts'
import type { TableRules } from '../backend/table-rules.ts'
import type { TestUser } from '../backend/start-backend.ts'
import { addCampus } from '../backend/sync-fixture.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { addPost, inserted } from '../backend/users.ts'

// Ids come from phones. An answer about the id of a row that the caller may not see must not tell where that row is, or
// whether it is.

const { backend, users } = await backendWithUsers()
await addCampus(backend, 'kmtc')

type Answer = {
  readonly status: number
  readonly error: { readonly code: string; readonly message: string } | null
  readonly data: unknown
}
const hasCampus = async (table: string): Promise<boolean> =>
  (
    await backend.sql(`select from pg_attribute where attrelid = ('public.' || $1)::regclass and attname = 'campus'`, [
      table,
    ])
  ).length > 0
const moveRow = (table: string, id: string) =>
  backend.sql(
    `do $$ begin set local session_replication_role = replica; update public.${table} set campus = 'kmtc' where id = '${id}'; end $$`,
  )

/** The ids of a row of the owner here, of one on another campus, and of none. */
const idsIn = async (table: string, rules: TableRules): Promise<readonly string[]> => {
  const here = await rules.row(backend, users)
  if (!(await hasCampus(table))) return [here, randomUUID()]
  const elsewhere = await rules.row(backend, users)
  await moveRow(table, elsewhere)
  return [here, elsewhere, randomUUID()]
}
/** The different answers about these ids, each without its id. */
const answers = async (
  ids: readonly string[],
  ask: (id: string) => PromiseLike<Answer>,
): Promise<readonly string[]> => {
  await backend.sql('delete from private.rate_counters')
  const given = new Set<string>()
  for (const id of ids) {
    const { status, error, data } = await ask(id)
    given.add(JSON.stringify({ status, error, data }).replaceAll(id, 'id'))
  }
  return [...given]
}

const ofPeople = Object.entries(policyMatrix).filter(
  ([table, { insert }]) => insert.owner === 'yes' && table !== 'profiles',
)

describe.each(ofPeople)('%s', (table, rules) => {
  const { client } = users.other

  test('a change or a deletion answers about the row of somebody else as about none', async () => {
    const ids = await idsIn(table, rules)
    expect(await answers(ids, (id) => client.from(table).update(rules.change).eq('id', id).select('id'))).toHaveLength(
      1,
    )
    expect(await answers(ids, (id) => client.from(table).delete().eq('id', id).select('id'))).toHaveLength(1)
  })

  test('an insert with a taken id answers alike, wherever and whosever the row is', async () => {
    const ids = (await idsIn(table, rules)).slice(0, -1)
    const values = await rules.values(backend, users)
    expect(await answers(ids, async (id) => client.from(table).insert({ ...values, id }))).toHaveLength(1)
    if (await hasCampus(table))
      expect(
        await answers(ids, async (id) => client.from(table).insert({ ...values, id, campus: 'kmtc' })),
      ).toHaveLength(1)
  })
})

describe('an admin of one campus', () => {
  const admin = async (): Promise<TestUser> => {
    const ofKmtc = await backend.signUpAsAdmin()
    await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [ofKmtc.user.id])
    return ofKmtc
  }
  const calls =
    (client: SupabaseClient, name: string, parameters: (id: string) => Record<string, unknown>) => (id: string) =>
      client.rpc(name, parameters(id))

  test.each(writtenByAdmins)(
    'changes and deletes in %s what is of another campus as what is not there',
    async (table) => {
      const { client } = await admin()
      const rules = policyMatrix[table]
      if (!rules) throw new Error('no rules')
      const ids = [await rules.row(backend, users), randomUUID()]
      expect(
        await answers(ids, (id) => client.from(table).update(rules.change).eq('id', id).select('id')),
      ).toHaveLength(1)
      expect(await answers(ids, (id) => client.from(table).delete().eq('id', id).select('id'))).toHaveLength(1)
    },
  )

  test.each(['keep', 'remove', 'suspend'])(
    'to %s a post or a listing of another campus, held, reported or not, answers as for none',
    async (decision) => {
      const { client } = await admin()
      const [post, reported] = [
        await addPost(backend, users.owner.user.id),
        await addPost(backend, users.owner.user.id),
      ]
      await users.other.client.from('reports').insert({ kind: 'gossip_post', subject: reported, reason: 'spam' })
      await backend.sql(`update public.reports set created_at = now() - interval '2 hours'`)
      const held = randomUUID()
      await backend.sql(
        `insert into private.held_gossip (post_id, campus, content, has_picture, queued_at, leaves_at) values ($1, 'tum', 'Call me', false, now(), now() + interval '1 day')`,
        [held],
      )
      expect(
        await answers(
          [randomUUID(), held, post, reported],
          calls(client, 'moderate', (subject) => ({ kind: 'gossip_post', subject, decision })),
        ),
      ).toHaveLength(1)
      const item = await inserted(
        backend,
        `insert into public.items (title, price, seller_phone, user_id, campus) values ('Desk', 1500, '+254700000042', $1, 'tum')`,
        [users.owner.user.id],
      )
      expect(
        await answers(
          [randomUUID(), item],
          calls(client, 'moderate', (subject) => ({ kind: 'item', subject, decision })),
        ),
      ).toHaveLength(1)
    },
  )

  test('lifts a suspension of another campus as one that is not there', async () => {
    const { client } = await admin()
    const suspension = await inserted(
      backend,
      `insert into private.suspensions (user_id, kind, campus, excerpt) values ($1, 'item', 'tum', 'A desk')`,
      [users.owner.user.id],
    )
    expect(
      await answers(
        [randomUUID(), suspension],
        calls(client, 'lift_suspension', (id) => ({ suspension: id })),
      ),
    ).toHaveLength(1)
    await backend.sql('delete from private.suspensions where id = $1', [suspension])
  })
})

describe('what nobody sees yet', () => {
  const waiting = () =>
    inserted(
      backend,
      `insert into public.gossip_submissions (campus, content, category, user_id) values ('tum', 'Heard', 'love', $1)`,
      [users.owner.user.id],
    )

  test('is reported, liked and unliked like what is not there', async () => {
    const { client } = users.other
    const ids = [randomUUID(), await waiting()]
    expect(
      await answers(ids, (subject) => client.from('reports').insert({ kind: 'gossip_post', subject, reason: 'spam' })),
    ).toHaveLength(1)
    for (const liked of [true, false])
      expect(await answers(ids, (post) => client.rpc('set_like', { post, liked }))).toHaveLength(1)
  })
})
