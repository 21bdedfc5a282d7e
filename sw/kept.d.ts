import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  interface ServiceWorkerGlobalScope {
    /** Written by the build (src/build/worker-plugin.ts): what every phone keeps. */
    readonly kept: {
      /** `first`: what the worker does not begin without. */
      readonly files: (PrecacheEntry & { readonly first: boolean })[]
      /** The address, without its first slash, of the file that many small ones lie in. */
      readonly pack: string
      /** The addresses of those, without their first slash. */
      readonly packed: readonly string[]
    }
  }
}
