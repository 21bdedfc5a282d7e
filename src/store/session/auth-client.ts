import { AuthClient } from '@supabase/auth-js'
import { projectKey, projectUrl } from '../remote/project'
import { authFetch } from './auth-fetch'
import { authStorage, sessionKey } from './auth-storage'

const connection = () => ({
  url: `${projectUrl()}/auth/v1`,
  headers: { apikey: projectKey(), Authorization: `Bearer ${projectKey()}` },
  fetch: authFetch,
})

let client: InstanceType<typeof AuthClient> | undefined

export const auth = (): InstanceType<typeof AuthClient> =>
  (client ??= new AuthClient({
    ...connection(),
    storage: authStorage,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
    // A provider's redirect names the request that it answers, so a later request for a mail does not replace its
    // verifier.
    experimental: { appendPkceFlowIdToRedirects: true },
  }))

/** A client that neither reads nor changes the session on this phone. */
export const authApart = (): InstanceType<typeof AuthClient> =>
  new AuthClient({
    ...connection(),
    storageKey: `${sessionKey}-apart`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
