import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers, callPeople, clientOf } from './people.ts'
import type { Caller, People } from './people.ts'
import { policyMatrix } from './policy-matrix.ts'
import type { Outcome, TableRules } from './policy-matrix.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
let people: People
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await callPeople(backend)
})
afterAll(() => backend.close())

type Answer = { status: number; error: { code: string; message: string } | null }
type Attempt = (client: SupabaseClient, caller: Caller) => Promise<Outcome>

/** An answer with an error counts as a refusal only if it is one: anything else is a mistake of the test. */
function isRefused({ status, error }: Answer, caller: Caller): boolean {
  if (!error) return false
  expect(error, error.message).toMatchObject({ code: '42501' })
  expect(status).toBe(caller === 'anonymous' ? 401 : 403)
  return true
}

async function eachCaller(attempt: Attempt): Promise<Record<string, Outcome>> {
  const found: Record<string, Outcome> = {}
  for (const caller of callers) found[caller] = await attempt(clientOf(people, caller), caller)
  return found
}

/** The row as it is in the database, or undefined. */
async function stored(table: string, id: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await backend.sql<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from public.${table} t where id = $1`, [id])
  return row?.row
}

async function count(table: string): Promise<number> {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::int as count from public.${table}`)
  return row?.count ?? Number.NaN
}

test('every table has its rules in the matrix, and row-level security', async () => {
  const tables = await backend.sql<{ name: string; guarded: boolean }>(
    `select relname as name, relrowsecurity as guarded from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(policyMatrix).sort())
  expect(tables.filter(({ guarded }) => !guarded)).toEqual([])
})

test('every policy names the roles that it is for, and asks who is calling once a statement rather than once a row', async () => {
  const policies = await backend.sql<{ name: string; rule: string; roles: string }>(
    `select format('%s: %s', tablename, policyname) as name, roles::text, concat(qual, ' ', with_check) as rule
     from pg_catalog.pg_policies where schemaname in ('public', 'storage')`,
  )
  expect(policies.length).toBeGreaterThan(0)
  expect(policies.filter(({ roles }) => roles.includes('public')).map(({ name }) => name)).toEqual([])
  const aRow = policies.filter(({ rule }) => rule.replaceAll(/\( SELECT (auth\.uid|private\.is_admin)\(\)/g, '').match(/auth\.uid\(|is_admin\(/))
  expect(aRow.map(({ name }) => name)).toEqual([])
})

describe.each(Object.entries(policyMatrix))('%s', (table: string, rules: TableRules) => {
  test('is read by those who may', async () => {
    const id = await rules.row(backend, people)
    const found = await eachCaller(async (client, caller) => {
      const answer = await client.from(table).select('id').eq('id', id)
      if (isRefused(answer, caller)) return 'refused'
      return answer.data?.length === 1 ? 'yes' : 'nothing'
    })
    expect(found).toEqual(rules.select)
  })

  test('is added to by those who may', async () => {
    const found = await eachCaller(async (client, caller) => {
      const values = await rules.values(backend, people)
      const before = await count(table)
      const refused = isRefused(await client.from(table).insert(values), caller)
      expect(await count(table)).toBe(refused ? before : before + 1)
      return refused ? 'refused' : 'yes'
    })
    expect(found).toEqual(rules.insert)
  })

  test('is changed by those who may', async () => {
    const found = await eachCaller(async (client, caller) => {
      const id = await rules.row(backend, people)
      const before = await stored(table, id)
      const refused = isRefused(await client.from(table).update(rules.change).eq('id', id), caller)
      const after = await stored(table, id)
      if (after?.['rev'] !== before?.['rev']) {
        expect(refused).toBe(false)
        expect(after).toMatchObject(rules.change)
        return 'yes'
      }
      expect(after).toEqual(before)
      return refused ? 'refused' : 'nothing'
    })
    expect(found).toEqual(rules.update)
  })

  test('is deleted from by those who may', async () => {
    const found = await eachCaller(async (client, caller) => {
      const id = await rules.row(backend, people)
      const refused = isRefused(await client.from(table).delete().eq('id', id), caller)
      if ((await stored(table, id)) !== undefined) return refused ? 'refused' : 'nothing'
      expect(refused).toBe(false)
      return 'yes'
    })
    expect(found).toEqual(rules.delete)
  })
})
