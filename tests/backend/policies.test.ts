import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { callers, clientOf } from './users.ts'
import type { Caller } from './users.ts'
import { policyMatrix } from './policy-matrix.ts'
import type { AccessResult, TableRules } from './table-rules.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

type Result = { status: number; error: { code: string; message: string } | null }
type Attempt = (client: SupabaseClient, caller: Caller) => Promise<AccessResult>

/**
 * True for a permission error, and for what nobody may do, so that the server does not offer it. Fails the test on any
 * other error.
 */
function isRefused({ status, error }: Result, caller: Caller): boolean {
  if (!error) return false
  if (status === 404 && error.code === 'PGRST205') return true
  expect(error, error.message).toMatchObject({ code: '42501' })
  expect(status).toBe(caller === 'anonymous' ? 401 : 403)
  return true
}

async function eachCaller(attempt: Attempt): Promise<Record<string, AccessResult>> {
  const outcomes: Record<string, AccessResult> = {}
  for (const caller of callers) outcomes[caller] = await attempt(clientOf(users, caller), caller)
  return outcomes
}

async function stored(table: string, id: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await backend.sql<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from public.${table} t where id = $1`,
    [id],
  )
  return row?.row
}

async function count(table: string): Promise<number> {
  const [row] = await backend.sql<{ count: number }>(`select count(*)::int as count from public.${table}`)
  return row?.count ?? Number.NaN
}

test('every table has rules in the matrix and row-level security', async () => {
  const tables = await backend.sql<{ name: string; guarded: boolean }>(
    `select relname as name, relrowsecurity as guarded from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(policyMatrix).sort())
  expect(tables.filter(({ guarded }) => !guarded)).toEqual([])
})

test('every policy names its roles, and evaluates the caller once per statement rather than once per row', async () => {
  const policies = await backend.sql<{ name: string; rule: string; roles: string }>(
    `select format('%s: %s', tablename, policyname) as name, roles::text, concat(qual, ' ', with_check) as rule
     from pg_catalog.pg_policies where schemaname in ('public', 'storage')`,
  )
  expect(policies.length).toBeGreaterThan(0)
  expect(policies.filter(({ roles }) => roles.includes('public')).map(({ name }) => name)).toEqual([])
  const evaluatedPerRow = policies.filter(({ rule }) =>
    rule.replaceAll(/\( SELECT (auth\.uid|private\.is_admin)\(\)/g, '').match(/auth\.uid\(|is_admin\(/),
  )
  expect(evaluatedPerRow.map(({ name }) => name)).toEqual([])
})

describe.each(Object.entries(policyMatrix))('%s', (table: string, rules: TableRules) => {
  test('is readable only by permitted callers', async () => {
    const id = await rules.row(backend, users)
    const outcomes = await eachCaller(async (client, caller) => {
      const result = await client.from(table).select('id').eq('id', id)
      if (isRefused(result, caller)) return 'refused'
      return result.data?.length === 1 ? 'yes' : 'nothing'
    })
    expect(outcomes).toEqual(rules.select)
  })

  test('accepts inserts only from permitted callers', async () => {
    const outcomes = await eachCaller(async (client, caller) => {
      const values = await rules.values(backend, users)
      const before = await count(table)
      const refused = isRefused(await client.from(table).insert(values), caller)
      expect(await count(table)).toBe(refused ? before : before + 1)
      return refused ? 'refused' : 'yes'
    })
    expect(outcomes).toEqual(rules.insert)
  })

  test('accepts updates only from permitted callers', async () => {
    const outcomes = await eachCaller(async (client, caller) => {
      const id = await rules.row(backend, users)
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
    expect(outcomes).toEqual(rules.update)
  })

  test('accepts deletes only from permitted callers', async () => {
    const outcomes = await eachCaller(async (client, caller) => {
      const id = await rules.row(backend, users)
      const refused = isRefused(await client.from(table).delete().eq('id', id), caller)
      if ((await stored(table, id)) !== undefined) return refused ? 'refused' : 'nothing'
      expect(refused).toBe(false)
      return 'yes'
    })
    expect(outcomes).toEqual(rules.delete)
  })
})
