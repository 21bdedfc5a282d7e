import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  interface ServiceWorkerGlobalScope {
    /** The files to precache, written by the build (src/build/worker-plugin.ts). */
    readonly kept: {
      /** `first`: the worker is not installed without this file. */
      readonly files: (PrecacheEntry & { readonly first: boolean })[]
      /** The path, without its leading slash, of the file that contains many small ones. */
      readonly pack: string
      /** The paths of the small files, without their leading slashes. */
      readonly packed: readonly string[]
    }
  }
}
