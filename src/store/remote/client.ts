import { PostgrestClient } from '@supabase/postgrest-js'
import { notePause } from './asked-pause'
import type { Database } from './database-types.gen'
import { takeEarlyAnswer } from './early-answer'
import { answerInTime } from './fetch-in-time'
import { projectKey, projectUrl } from './project'

// Only two parts of supabase-js are used: this one and the auth client in session/auth-client.ts. The rest, such as
// websockets, would add 20 kB that no screen needs.
const createClient = (token: string): PostgrestClient<Database> =>
  new PostgrestClient<Database>(`${projectUrl()}/rest/v1`, {
    headers: { apikey: projectKey(), Authorization: `Bearer ${token}` },
    // Looks up `fetch` for each request: the library would store the current one.
    fetch: async (input, init = {}) => {
      const response = await answerInTime(
        (signal) => takeEarlyAnswer(String(input)) ?? fetch(input, { ...init, signal }),
        init.signal,
      )
      notePause(new URL(String(input)).pathname, response)
      return response
    },
    // The app itself tries again; with retries here it would notice seven seconds late that it is offline.
    retry: false,
  })

let client: { readonly url: string; readonly client: PostgrestClient<Database> } | undefined

/** For public rows. It has no session, so an expired token cannot make a request fail. */
export const supabase = (): PostgrestClient<Database> => {
  // Tests of several servers share a process.
  if (client?.url !== projectUrl()) client = { url: projectUrl(), client: createClient(projectKey()) }
  return client.client
}

let userClient: { readonly token: string; readonly client: PostgrestClient<Database> } | undefined

/**
 * For rows that only one user may read. The token comes from `tokenOf()`, because supabase-js would fall back to an
 * anonymous request.
 */
export const supabaseAs = (token: string): PostgrestClient<Database> => {
  if (userClient?.token !== token) userClient = { token, client: createClient(token) }
  return userClient.client
}
