/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Empty: the backend answers on the app's own origin. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
}
