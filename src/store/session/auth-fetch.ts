import { parseJson } from '@/kit/rules/parse-json'
import { isPaused, notePause, repeated } from '../remote/asked-pause'
import { fetchInTime } from '../remote/fetch-in-time'
import { endedSession } from './ended-session'

const asksForRefresh = (input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes('grant_type=refresh_token')

const isSession = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && 'access_token' in body && 'expires_in' in body

/**
 * `fetch` for auth-js, which treats every refusal of a refresh as the end of the session, and compares the server's
 * clock with the phone's. Without `expires_at` it counts `expires_in` from now.
 * @throws {TypeError} as without a network, when the answer to a refresh is not GoTrue's, and while it has asked to
 * wait
 */
export const authFetch: typeof fetchInTime = async (input, init) => {
  const isRefresh = asksForRefresh(input)
  // The library tries again within a second, whatever the server asks for.
  if (isRefresh && isPaused(repeated.refresh)) throw new TypeError('The token endpoint has asked to wait')
  const response = await fetchInTime(input, init)
  if (isRefresh) notePause(repeated.refresh, response)
  const text = await response.clone().text()
  const body = parseJson(text)
  if (isSession(body)) {
    const { expires_at: _ofServer, ...session } = body
    return new Response(JSON.stringify(session), {
      status: response.status,
      headers: { 'x-supabase-api-version': response.headers.get('x-supabase-api-version') ?? '' },
    })
  }
  if (isRefresh && !endedSession(response.status, body))
    throw new TypeError(`The token endpoint answered ${response.status}`)
  return response
}
