import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  interface ServiceWorkerGlobalScope {
    /** Filled in by the build: every file of the shell with its revision. */
    readonly __WB_MANIFEST: (PrecacheEntry | string)[]
  }
}
