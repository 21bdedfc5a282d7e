import type { Asked } from './asked.ts'

// The SQL that PostgREST makes of a request, as far as the app's requests go: the same statements around the same
// conditions, values as parameters. What it does not know it refuses, so that nothing is measured that is not asked.

export type Statement = { readonly text: string; readonly params: readonly string[] }

const operators: Readonly<Record<string, string>> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const tableOf = (path: string): string => `"public".${quoted(path)}`

/** Splits at commas that stand in no parentheses. */
const partsOf = (text: string): readonly string[] => {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts
}

type Bind = (value: string) => string

/** `gte.7`, `not.is.null`: a condition on a column. */
const conditionOf = (column: string, rule: string, bind: Bind): string => {
  if (rule.startsWith('not.')) return `not ${conditionOf(column, rule.slice(4), bind)}`
  if (rule === 'is.null') return `${column} is null`
  const [, name = '', value = ''] = /^(\w+)\.(.*)$/s.exec(rule) ?? []
  const operator = operators[name]
  if (!operator) throw new Error(`no such condition here: ${rule}`)
  return `${column} ${operator} ${bind(value)}`
}

/** `(rev.gt.7,and(rev.eq.7,id.gt.…))`: conditions of which one, or each, is to hold. */
const logicOf = (word: string, list: string, table: string, bind: Bind): string => {
  const inner = partsOf(list.slice(1, -1)).map((part) => {
    const [, nested, rest = ''] = /^(and|or)(\(.*\))$/s.exec(part) ?? []
    if (nested) return logicOf(nested, rest, table, bind)
    const [, column = '', rule = ''] = /^(\w+)\.(.*)$/s.exec(part) ?? []
    return conditionOf(`${table}.${quoted(column)}`, rule, bind)
  })
  return `(${inner.join(` ${word} `)})`
}

const reserved = ['select', 'order', 'limit', 'columns']

const whereOf = ({ path, query }: Asked, bind: Bind): string => {
  const table = tableOf(path)
  const rules = query
    .filter(([name]) => !reserved.includes(name))
    .map(([name, rule]) => (name === 'or' || name === 'and' ? logicOf(name, rule, table, bind) : conditionOf(`${table}.${quoted(name)}`, rule, bind)))
  return rules.length === 0 ? '' : ` where ${rules.join(' and ')}`
}

const orderOf = (asked: Asked): string => {
  const orders = asked.query.filter(([name]) => name === 'order').flatMap(([, value]) => value.split(','))
  const listed = orders.map((order) => order.split('.')).map(([column = '', way = 'asc']) => `${tableOf(asked.path)}.${quoted(column)} ${way}`)
  return listed.length === 0 ? '' : ` order by ${listed.join(', ')}`
}

const columnsOf = ({ path, query }: Asked): string => {
  const asked = query.find(([name]) => name === 'select')?.[1] ?? '*'
  return asked === '*' ? `${tableOf(path)}.*` : asked.split(',').map((column) => `${tableOf(path)}.${quoted(column)}`).join(', ')
}

/** The statement whose rows are answered. */
const sourceOf = (asked: Asked, bind: Bind): string => {
  const { path, method, body, query } = asked
  const values: Record<string, unknown> = body === null ? {} : JSON.parse(body)
  const columns = Object.keys(values).map(quoted)
  const given = () => `(select ${columns.join(', ')} from json_populate_recordset(null::${tableOf(path)}, json_build_array(${bind(body ?? '')}::text::json))) pgrst_body`
  if (path.startsWith('rpc/')) {
    const args = Object.entries(values).map(([name, value]) => `${quoted(name)} := ${bind(String(value))}`)
    return `select pgrst_call.* from "public".${quoted(path.slice(4))}(${args.join(', ')}) pgrst_call`
  }
  if (method === 'GET') {
    const limit = query.find(([name]) => name === 'limit')?.[1]
    return `select ${columnsOf(asked)} from ${tableOf(path)}${whereOf(asked, bind)}${orderOf(asked)}${limit === undefined ? '' : ` limit ${bind(limit)}`}`
  }
  if (method === 'POST') return `insert into ${tableOf(path)} (${columns.join(', ')}) select ${columns.map((column) => `pgrst_body.${column}`).join(', ')} from ${given()} returning ${columnsOf(asked)}`
  if (method === 'PATCH') return `update ${tableOf(path)} set ${columns.map((column) => `${column} = pgrst_body.${column}`).join(', ')} from ${given()}${whereOf(asked, bind)} returning ${columnsOf(asked)}`
  if (method === 'DELETE') return `delete from ${tableOf(path)}${whereOf(asked, bind)} returning ${columnsOf(asked)}`
  throw new Error(`no such method here: ${method}`)
}

/** @throws {Error} when the request uses what no request of the app has used so far. */
export const statementOf = (asked: Asked): Statement => {
  const params: string[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  const parts = [`pgrst_source as (${sourceOf(asked, bind)})`]
  const counted = asked.prefer.includes('count=exact')
  if (counted) parts.push(`pgrst_source_count as (select 1 from ${tableOf(asked.path)}${whereOf(asked, bind)})`)
  const total = counted ? '(select pg_catalog.count(*) from pgrst_source_count)' : 'null::bigint'
  return {
    text: `with ${parts.join(', ')} select ${total} as total_result_set, pg_catalog.count(_postgrest_t) as page_total, coalesce(json_agg(_postgrest_t), '[]')::text as body from (select * from pgrst_source) _postgrest_t`,
    params,
  }
}
