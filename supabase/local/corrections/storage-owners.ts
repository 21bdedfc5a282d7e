/** Fields that identify the uploader. The hosted service omits them. */
const ownerKeys = new Set(['owner', 'owner_id', 'user_metadata'])

const withoutOwners = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOwners)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, nested]) => (ownerKeys.has(key) ? [] : [[key, withoutOwners(nested)]])),
  )
}

/**
 * Correction: the owner in file metadata.
 *
 * Lite returns a file's owner to anyone who requests its info (`GET /object/info/…`), and in lists and deletions. A
 * gossip picture would reveal its author. This removes the owner from every response of the storage API.
 */
export async function withoutFileOwners(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  if (!isJson || !new URL(request.url).pathname.startsWith('/storage/v1/')) return response
  const body: unknown = await response.json()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(withoutOwners(body)), { status: response.status, headers })
}
