import type { RecordedRequest } from './recorded-request.ts'

// Builds the SQL that PostgREST builds for the app's requests: the same statements and conditions, values as
// parameters. It throws for anything else, so that the bench never measures a statement that PostgREST would not run.

export type Statement = { readonly text: string; readonly params: readonly string[] }

const operators: Readonly<Record<string, string>> = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** The column of an embedded table that refers to the requested one. */
const embeddedKeys: Readonly<Record<string, string>> = { item_photos: 'item_id' }

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const tableOf = (path: string): string => `"public".${quoted(path)}`

/** Splits at commas outside parentheses. */
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

/** Translates a condition on a column: `gte.7`, `not.is.null`. */
const conditionOf = (column: string, rule: string, bind: Bind): string => {
  if (rule.startsWith('not.')) return `not ${conditionOf(column, rule.slice(4), bind)}`
  if (rule === 'is.null') return `${column} is null`
  const [, name = '', value = ''] = /^(\w+)\.(.*)$/s.exec(rule) ?? []
  const operator = operators[name]
  if (!operator) throw new Error(`unsupported condition: ${rule}`)
  return `${column} ${operator} ${bind(value.replace(/^"(.*)"$/s, '$1'))}`
}

/** Translates a list of conditions joined by `or` or `and`: `(rev.gt.7,and(rev.eq.7,id.gt.…))`. */
const logicOf = (operator: string, list: string, table: string, bind: Bind): string => {
  const inner = partsOf(list.slice(1, -1)).map((part) => {
    const [, nested, rest = ''] = /^(and|or)(\(.*\))$/s.exec(part) ?? []
    if (nested) return logicOf(nested, rest, table, bind)
    const [, column = '', rule = ''] = /^(\w+)\.(.*)$/s.exec(part) ?? []
    return conditionOf(`${table}.${quoted(column)}`, rule, bind)
  })
  return `(${inner.join(` ${operator} `)})`
}

const reserved = ['select', 'order', 'limit', 'columns']

const whereOf = ({ path, query }: RecordedRequest, bind: Bind): string => {
  const table = tableOf(path)
  const rules = query
    .filter(([name]) => !reserved.includes(name))
    .map(([name, rule]) =>
      name === 'or' || name === 'and'
        ? logicOf(name, rule, table, bind)
        : conditionOf(`${table}.${quoted(name)}`, rule, bind),
    )
  return rules.length === 0 ? '' : ` where ${rules.join(' and ')}`
}

const orderOf = (request: RecordedRequest): string => {
  const orders = request.query.filter(([name]) => name === 'order').flatMap(([, value]) => value.split(','))
  const listed = orders
    .map((order) => order.split('.'))
    .map(([column = '', way = 'asc']) => `${tableOf(request.path)}.${quoted(column)} ${way}`)
  return listed.length === 0 ? '' : ` order by ${listed.join(', ')}`
}

const selectedBy = ({ query }: RecordedRequest): readonly string[] =>
  partsOf(query.find(([name]) => name === 'select')?.[1] ?? '*')

/** A table whose rows are listed in those of another: `item_photos(id,rev)`. */
const embedded = /^(\w+)\((.*)\)$/s

const columnsOf = (request: RecordedRequest): string =>
  selectedBy(request)
    .map((column) => {
      const [, table] = embedded.exec(column) ?? []
      if (table) return `coalesce(${quoted(`${table}_1`)}.rows, '[]') as ${quoted(table)}`
      return `${tableOf(request.path)}.${column === '*' ? '*' : quoted(column)}`
    })
    .join(', ')

const joinsOf = (request: RecordedRequest): string =>
  selectedBy(request)
    .flatMap((column) => {
      const [, table = '', columns = ''] = embedded.exec(column) ?? []
      if (table === '') return []
      const listed = columns.split(',').map(quoted).join(', ')
      const own = `select ${listed} from ${tableOf(table)} where ${tableOf(table)}.${quoted(embeddedKeys[table] ?? '')} = ${tableOf(request.path)}."id"`
      return ` left join lateral (select json_agg(listed)::jsonb as rows from (${own}) as listed) as ${quoted(`${table}_1`)} on true`
    })
    .join('')

/** The statement whose rows are the response. */
const sourceOf = (request: RecordedRequest, bind: Bind): string => {
  const { path, method, body, query } = request
  const values: Record<string, unknown> = body === null ? {} : JSON.parse(body)
  const columns = Object.keys(values).map(quoted)
  const bodyRows = () =>
    `(select ${columns.join(', ')} from json_populate_recordset(null::${tableOf(path)}, json_build_array(${bind(body ?? '')}::text::json))) pgrst_body`
  if (path.startsWith('rpc/')) {
    const args = (method === 'GET' ? query : Object.entries(values)).map(
      ([name, value]) => `${quoted(name)} := ${bind(String(value))}`,
    )
    return `select pgrst_call.* from "public".${quoted(path.slice(4))}(${args.join(', ')}) pgrst_call`
  }
  if (method === 'GET') {
    const limit = query.find(([name]) => name === 'limit')?.[1]
    return `select ${columnsOf(request)} from ${tableOf(path)}${joinsOf(request)}${whereOf(request, bind)}${orderOf(request)}${limit === undefined ? '' : ` limit ${bind(limit)}`}`
  }
  if (method === 'POST')
    return `insert into ${tableOf(path)} (${columns.join(', ')}) select ${columns.map((column) => `pgrst_body.${column}`).join(', ')} from ${bodyRows()} returning ${columnsOf(request)}`
  if (method === 'PATCH')
    return `update ${tableOf(path)} set ${columns.map((column) => `${column} = pgrst_body.${column}`).join(', ')} from ${bodyRows()}${whereOf(request, bind)} returning ${columnsOf(request)}`
  if (method === 'DELETE')
    return `delete from ${tableOf(path)}${whereOf(request, bind)} returning ${columnsOf(request)}`
  throw new Error(`unsupported method: ${method}`)
}

/** @throws {Error} if the request uses a condition or method that this module does not support. */
export const statementOf = (request: RecordedRequest): Statement => {
  const params: string[] = []
  const bind: Bind = (value) => `$${params.push(value)}`
  return {
    text: `with pgrst_source as (${sourceOf(request, bind)}) select null::bigint as total_result_set, pg_catalog.count(_postgrest_t) as page_total, coalesce(json_agg(_postgrest_t), '[]')::text as body from (select * from pgrst_source) _postgrest_t`,
    params,
  }
}
