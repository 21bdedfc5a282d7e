type Fetch = (request: Request) => Promise<Response>

/** Correction: a new password ends the account's other sessions, as on the hosted service. */
export async function endOtherSessions(request: Request, next: Fetch): Promise<Response> {
  const response = await next(request)
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user' || !response.ok) return response
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const ended = await next(new Request(new URL('/auth/v1/logout?scope=others', request.url), { method: 'POST', headers, body: '{}' }))
  if (!ended.ok) throw new Error(`The other sessions were not ended: ${ended.status}`)
  return response
}
