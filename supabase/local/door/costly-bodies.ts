import { parseJson } from '../../../src/kit/rules/parse-json.ts'

/**
 * PostgreSQL's protocol counts the values of a statement in 16 bits, and the embedded database takes half of that. More
 * would break its session.
 */
const maxValues = 30_000
/**
 * The longest text of a column has 4,000 characters. A text of 1.9 MB takes the embedded database a second, to refuse
 * it.
 */
const maxTextLength = 16_384
/** The app removes two files at a time, the housekeeping some more. */
const maxRemovedFiles = 200

/** The number of values in a statement that inserts these rows: a column of one row is a value of every row. */
const valuesOf = (rows: readonly unknown[]): number =>
  rows.length * new Set(rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))).size

/** True if lists of lists and objects have too many values, or a value is too long. */
const isLarge = (body: unknown): boolean => {
  const left = [body]
  for (let count = 0; left.length > 0; count += 1) {
    const value = left.pop()
    if (typeof value === 'string' && value.length > maxTextLength) return true
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner)
    if (count + left.length > 2 * maxValues) return true
  }
  return false
}

const isCostly = (pathname: string, body: unknown): boolean => {
  if (isLarge(body)) return true
  if (pathname.startsWith('/rest/v1/'))
    return Array.isArray(body) && (body.length > maxValues || valuesOf(body) > maxValues)
  if (typeof body !== 'object' || body === null || !('prefixes' in body)) return false
  return Array.isArray(body.prefixes) && body.prefixes.length > maxRemovedFiles
}

const refusal = (status: 400 | 413 | 415, message: string): Response =>
  Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status })

/**
 * Rejects bodies that could block the only session of the embedded database for minutes, or break it: nothing there can
 * cancel a query, and all requests wait for it. A hosted project relies on `statement_timeout`.
 *
 * @returns the error response; undefined for an acceptable request
 */
export async function refuseCostly(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const isTable = pathname.startsWith('/rest/v1/')
  if (!isTable && !(request.method === 'DELETE' && pathname.startsWith('/storage/v1/'))) return undefined
  if (request.body === null) return undefined
  // The app sends rows as JSON alone; of other formats nothing is counted.
  if (isTable && /csv/i.test(request.headers.get('content-type') ?? ''))
    return refusal(415, 'The embedded backend takes rows as JSON')
  const text = await request.clone().text()
  const body = parseJson(text)
  if (body === undefined && text !== '') return refusal(400, 'The body is no JSON')
  return isCostly(pathname, body) ? refusal(413, 'The embedded backend does not take so much at once') : undefined
}
