import { AuthClient } from '@supabase/auth-js'
import { projectKey, projectUrl } from '../remote/project'
import { authStorage, sessionKey } from './auth-storage'

let client: InstanceType<typeof AuthClient> | undefined

/** A worker has no URL to read a sign-in from, and refreshes tokens only when it needs one. */
const isPage = 'document' in globalThis

export const auth = (): InstanceType<typeof AuthClient> =>
  (client ??= new AuthClient({
    url: `${projectUrl()}/auth/v1`,
    headers: { apikey: projectKey(), Authorization: `Bearer ${projectKey()}` },
    storage: authStorage,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: isPage,
    detectSessionInUrl: isPage,
    flowType: 'pkce',
    // A link says which request mailed it: a later one, even a refused one, leaves its verifier alone.
    experimental: { appendPkceFlowIdToRedirects: true },
  }))
