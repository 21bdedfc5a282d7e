const deepestEmbedding = 2

const depthOf = (select: string): number => {
  let [depth, deepest] = [0, 0]
  for (const sign of select) {
    if (sign === '(') deepest = Math.max(deepest, (depth += 1))
    if (sign === ')') depth -= 1
  }
  return deepest
}

/** A regular expression as PostgREST takes one: `match.…`, `not.imatch.…`, also within `or=(…)`. */
const regularExpression = /(?:^|[.(,])i?match(?:\((?:any|all)\))?\./

/**
 * Refuses what may take the one session of the embedded database for minutes: nothing can stop a query there, and everybody
 * waits for it. A hosted project has `statement_timeout` for that, and takes both. The app asks for neither.
 *
 * @returns the refusal; undefined for any other request
 */
export function refuseCostly(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith('/rest/v1/')) return undefined
  const isCostly = [...searchParams].some(([name, value]) => (name === 'select' ? depthOf(value) > deepestEmbedding : regularExpression.test(value)))
  if (!isCostly) return undefined
  const message = 'The embedded backend takes no regular expressions, and embeds tables two deep at most'
  return Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status: 400 })
}
