import postgres from 'postgres'
import * as v from 'valibot'
import type { Requester } from './recorded-request.ts'
import { planSchema, scansOf, type Scan } from './plan-gate.ts'
import type { Statement } from './postgrest-sql.ts'

/** A database role and the user id of its token's claims. */
export type Caller = { readonly role: 'anon' | 'authenticated' | 'service_role'; readonly id: string | null }

/** @param ids user ids of the student and the admin */
export const callerOf = (by: Requester, ids: { readonly user: string; readonly admin: string }): Caller => {
  if (by === 'visitor') return { role: 'anon', id: null }
  return by === 'service' ? { role: 'service_role', id: null } : { role: 'authenticated', id: ids[by] }
}

/** PostgREST runs this first in the transaction of each request. */
const claims = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.jwt.claim.sub', $3, true)`

const claimsOf = ({ role, id }: Caller): string[] => [
  role,
  JSON.stringify(id === null ? { role } : { role, sub: id }),
  id ?? '',
]

const resultSchema = v.array(v.object({ page_total: v.string(), body: v.string() }))
type Result = { readonly rows: number; readonly body: string }

/** Like one connection of PostgREST's pool: runs requests one after the other, each in a transaction as its caller. */
export type Session = {
  /** @param commit false rolls the transaction back */
  run(statement: Statement, caller: Caller, commit: boolean): Promise<Result>
  /** Runs and rolls back the statement. @returns also all scans, including those in functions and triggers */
  explained(statement: Statement, caller: Caller): Promise<Result & { readonly scans: readonly Scan[] }>
  close(): Promise<void>
}

const explain = (onOff: 'on' | 'off') => `
  load 'auto_explain';
  set auto_explain.log_min_duration = ${onOff === 'on' ? 0 : -1};
  set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set auto_explain.log_format = json;
  set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice;`

class RolledBack extends Error {}

/** @param settings server settings for this session */
export const openSession = (url: string, settings: Readonly<Record<string, string>> = {}): Session => {
  const notices: string[] = []
  const connection = { application_name: 'bench', search_path: 'public, extensions', ...settings }
  const sql = postgres(url, { max: 1, connection, onnotice: ({ message }) => void notices.push(message ?? '') })

  const run = async ({ text, params }: Statement, caller: Caller, commit: boolean): Promise<Result> => {
    let result: Result | undefined
    try {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(claims, claimsOf(caller), { prepare: true })
        const [row] = v.parse(resultSchema, await transaction.unsafe(text, [...params], { prepare: true }))
        result = { rows: Number(row?.page_total), body: row?.body ?? '' }
        if (!commit) throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    if (!result) throw new Error('no result')
    return result
  }

  return {
    run,
    async explained(statement, caller) {
      await sql.unsafe(explain('on')).simple()
      notices.length = 0
      const result = await run(statement, caller, false)
      // The server sends the notice with the plan when the next command begins.
      await sql.unsafe(explain('off')).simple()
      const plans = notices
        .filter((notice) => notice.includes('plan:\n'))
        .map((notice) => v.parse(planSchema, JSON.parse(notice.slice(notice.indexOf('{')))))
      if (!plans.some((plan) => plan['Query Text'] === statement.text))
        throw new Error(`no plan for: ${statement.text}`)
      return {
        ...result,
        scans: plans.filter((plan) => plan['Query Text'] !== claims).flatMap(({ Plan }) => scansOf(Plan)),
      }
    },
    close: () => sql.end({ timeout: 1 }),
  }
}
