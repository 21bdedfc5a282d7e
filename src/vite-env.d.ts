/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Empty: the backend answers on the app's own origin. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** The version in package.json. */
  readonly VITE_RELEASE: string
  /** Of the copyright note. The year of a visit would differ from a page that was prerendered in another. */
  readonly VITE_BUILD_YEAR: string
  /** Where the error log is sent; unset by default. */
  readonly VITE_ERROR_ENDPOINT?: string
}

interface Window {
  /** Where the browser has it. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(text: string): string; createScriptURL(address: string): string },
    ): unknown
  }
}
