/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Empty: the backend answers on the app's own origin. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
}

interface Window {
  /** Where the browser has it. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(address: string): string }): unknown
  }
}
