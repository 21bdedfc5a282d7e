import { AuthClient } from '@supabase/auth-js'
import { projectKey, projectUrl } from '../remote/project'
import { authFetch } from './auth-fetch'
import { authStorage, sessionKey } from './auth-storage'

let client: InstanceType<typeof AuthClient> | undefined

export const auth = (): InstanceType<typeof AuthClient> =>
  (client ??= new AuthClient({
    url: `${projectUrl()}/auth/v1`,
    headers: { apikey: projectKey(), Authorization: `Bearer ${projectKey()}` },
    fetch: authFetch,
    storage: authStorage,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
    // A link says which request mailed it: a later one, even a refused one, leaves its verifier alone.
    experimental: { appendPkceFlowIdToRedirects: true },
  }))
