import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database-types.gen'
import { projectKey, projectUrl } from './project'

// Of what supabase-js is made of, the app uses the part for tables and functions here and the one for accounts in
// session/auth-client.ts. The whole of it brings sockets and more along, 20 kB that no screen needs.
const tables = (token: string): PostgrestClient<Database> =>
  new PostgrestClient<Database>(`${projectUrl()}/rest/v1`, {
    headers: { apikey: projectKey(), Authorization: `Bearer ${token}` },
    // The fetch of the moment: the library would keep the one that it finds now.
    fetch: (input, init) => fetch(input, init),
  })

let client: PostgrestClient<Database> | undefined

/** For what everybody may read: it knows no session, so that no expired token ever stands in the way. */
export const supabase = (): PostgrestClient<Database> => (client ??= tables(projectKey()))

let ofToken: { readonly token: string; readonly client: PostgrestClient<Database> } | undefined

/** For what one person may read. The token comes from our own guard: the library, left alone, would ask as nobody. */
export const supabaseAs = (token: string): PostgrestClient<Database> => {
  if (ofToken?.token !== token) ofToken = { token, client: tables(token) }
  return ofToken.client
}
