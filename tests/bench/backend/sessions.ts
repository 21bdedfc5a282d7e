import postgres from 'postgres'
import * as v from 'valibot'
import type { Asker } from './asked.ts'
import { planSchema, scansOf, type Scan } from './plan-gate.ts'
import type { Statement } from './postgrest-sql.ts'

/** Somebody as the database sees them: a role, and the claims of a token. */
export type Caller = { readonly role: 'anon' | 'authenticated' | 'service_role'; readonly id: string | null }

/** @param ids of the student and the admin who ask */
export const callerOf = (by: Asker, ids: { readonly person: string; readonly admin: string }): Caller => {
  if (by === 'visitor') return { role: 'anon', id: null }
  return by === 'service' ? { role: 'service_role', id: null } : { role: 'authenticated', id: ids[by] }
}

/** What PostgREST sets first in the transaction of each request. */
const claims = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.jwt.claim.sub', $3, true)`

const claimsOf = ({ role, id }: Caller): string[] => [role, JSON.stringify(id === null ? { role } : { role, sub: id }), id ?? '']

const answerSchema = v.array(v.object({ page_total: v.string(), body: v.string() }))
type Answer = { readonly rows: number; readonly body: string }

/** A connection of PostgREST's pool: requests one after the other, each a transaction as its caller. */
export type Session = {
  /** @param keep whether what was written stays */
  run(statement: Statement, caller: Caller, keep: boolean): Promise<Answer>
  /** The same with every plan of it, those inside functions and triggers too. */
  explained(statement: Statement, caller: Caller): Promise<Answer & { readonly scans: readonly Scan[] }>
  close(): Promise<void>
}

const explain = (onOff: 'on' | 'off') => `
  load 'auto_explain';
  set auto_explain.log_min_duration = ${onOff === 'on' ? 0 : -1};
  set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set auto_explain.log_format = json;
  set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice;`

class RolledBack extends Error {}

/** @param settings of the server, for this session */
export const openSession = (url: string, settings: Readonly<Record<string, string>> = {}): Session => {
  const notices: string[] = []
  const connection = { application_name: 'bench', search_path: 'public, extensions', ...settings }
  const sql = postgres(url, { max: 1, connection, onnotice: ({ message }) => void notices.push(message ?? '') })

  const run = async ({ text, params }: Statement, caller: Caller, keep: boolean): Promise<Answer> => {
    let answer: Answer | undefined
    try {
      await sql.begin(async (inside) => {
        await inside.unsafe(claims, claimsOf(caller), { prepare: true })
        const [row] = v.parse(answerSchema, await inside.unsafe(text, [...params], { prepare: true }))
        answer = { rows: Number(row?.page_total), body: row?.body ?? '' }
        if (!keep) throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    if (!answer) throw new Error('no answer')
    return answer
  }

  return {
    run,
    async explained(statement, caller) {
      await sql.unsafe(explain('on')).simple()
      notices.length = 0
      const answer = await run(statement, caller, false)
      // A server hands a plan over when the next command begins.
      await sql.unsafe(explain('off')).simple()
      const plans = notices.filter((notice) => notice.includes('plan:\n')).map((notice) => v.parse(planSchema, JSON.parse(notice.slice(notice.indexOf('{')))))
      if (!plans.some((plan) => plan['Query Text'] === statement.text)) throw new Error(`no plan of: ${statement.text}`)
      return { ...answer, scans: plans.filter((plan) => plan['Query Text'] !== claims).flatMap(({ Plan }) => scansOf(Plan)) }
    },
    close: () => sql.end({ timeout: 1 }),
  }
}
