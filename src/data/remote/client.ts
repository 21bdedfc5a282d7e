import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database-types.gen'

let client: SupabaseClient<Database> | undefined

/** The Supabase project that the build names, or the origin that served the app. */
export const supabase = (): SupabaseClient<Database> =>
  (client ??= createClient<Database>(
    import.meta.env.VITE_SUPABASE_URL || globalThis.location.origin,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } },
  ))
