import { parseJson } from '../../../src/domain/shared/parse-json.ts'

const maxEmbeddingDepth = 2
const maxEmbeddings = 8
/** PostgreSQL's protocol counts the values of a statement in 16 bits, and the embedded database takes half of that. More would break its session. */
const maxValues = 30_000
/** The app removes two files at a time, the housekeeping some more. */
const maxRemovedFiles = 200

type Embedding = { readonly count: number; readonly depth: number }

const embeddingIn = (select: string): Embedding => {
  let [depth, deepest, count] = [0, 0, 0]
  for (const character of select) {
    if (character === '(') {
      deepest = Math.max(deepest, (depth += 1))
      count += 1
    }
    if (character === ')') depth -= 1
  }
  return { count, depth: deepest }
}

/** A regular-expression filter of PostgREST: `match.…`, `not.imatch.…`, also within `or=(…)`. */
const regularExpressionFilter = /(?:^|[.(,])i?match(?:\((?:any|all)\))?\./

const isCostlyParameter = ([name, value]: readonly [string, string]): boolean => {
  if (name !== 'select' && regularExpressionFilter.test(value)) return true
  // `select`, and `author.select` of an embedded table.
  if (!/(?:^|\.)select$/.test(name)) return false
  const { count, depth } = embeddingIn(value)
  return depth > maxEmbeddingDepth || count > maxEmbeddings
}

/** How many values a statement has that inserts these rows: a column that one row has is a value of each. */
const valuesOf = (rows: readonly unknown[]): number => rows.length * new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))).size

const isCostlyBody = (pathname: string, body: unknown): boolean => {
  if (pathname.startsWith('/rest/v1/')) return Array.isArray(body) && (body.length > maxValues || valuesOf(body) > maxValues)
  if (typeof body !== 'object' || body === null || !('prefixes' in body)) return false
  return Array.isArray(body.prefixes) && body.prefixes.length > maxRemovedFiles
}

const refusal = (status: 400 | 413 | 415, message: string): Response => Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status })

/**
 * Rejects what could block the only session of the embedded database for minutes, or break it: nothing there can cancel a
 * query, and all requests wait for it. A hosted project accepts most of it and relies on `statement_timeout`. The app
 * asks for none of it.
 *
 * @returns the error response; undefined for an acceptable request
 */
export async function refuseCostly(request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const isTable = pathname.startsWith('/rest/v1/')
  if (isTable && [...searchParams].some(isCostlyParameter)) {
    return refusal(400, `The embedded backend supports neither regular expressions nor embedding deeper than two levels or of more than ${maxEmbeddings} tables`)
  }
  if (!isTable && !(request.method === 'DELETE' && pathname.startsWith('/storage/v1/'))) return undefined
  if (request.body === null) return undefined
  // The app sends rows as JSON alone; of other formats nothing is counted.
  if (isTable && /csv/i.test(request.headers.get('content-type') ?? '')) return refusal(415, 'The embedded backend takes rows as JSON')
  return isCostlyBody(pathname, parseJson(await request.clone().text())) ? refusal(413, 'The embedded backend does not take so much at once') : undefined
}
