/** Who added a file. The hosted service tells it to nobody who asks for a file. */
const ownerKeys = new Set(['owner', 'owner_id', 'user_metadata'])

const withoutOwners = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOwners)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (ownerKeys.has(key) ? [] : [[key, withoutOwners(each)]])))
}

/**
 * Correction: what storage says of a file.
 *
 * Lite answers the owner of a file to anybody who asks about it (`GET /object/info/…`), and in lists and deletions. A gossip
 * picture would name its author. Here every answer of the storage API is told without.
 */
export async function withoutFileOwners(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false
  if (!isJson || !new URL(request.url).pathname.startsWith('/storage/v1/')) return answer
  const told: unknown = await answer.json()
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(withoutOwners(told)), { status: answer.status, headers })
}
