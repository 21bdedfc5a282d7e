const maxEmbeddingDepth = 2

const depthOf = (select: string): number => {
  let [depth, deepest] = [0, 0]
  for (const character of select) {
    if (character === '(') deepest = Math.max(deepest, (depth += 1))
    if (character === ')') depth -= 1
  }
  return deepest
}

/** A regular-expression filter of PostgREST: `match.…`, `not.imatch.…`, also within `or=(…)`. */
const regularExpressionFilter = /(?:^|[.(,])i?match(?:\((?:any|all)\))?\./

/**
 * Rejects regular expressions and deep embedding. They could block the only session of the embedded database for minutes:
 * nothing there can cancel a query, and all requests wait for it. A hosted project accepts them and relies on
 * `statement_timeout`. The app uses neither.
 *
 * @returns the error response; undefined for an acceptable request
 */
export function refuseCostly(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith('/rest/v1/')) return undefined
  const isCostly = [...searchParams].some(([name, value]) => (name === 'select' ? depthOf(value) > maxEmbeddingDepth : regularExpressionFilter.test(value)))
  if (!isCostly) return undefined
  const message = 'The embedded backend supports neither regular expressions nor embedding deeper than two levels'
  return Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status: 400 })
}
