import type { PrecacheEntry } from 'workbox-precaching'

declare global {
  interface ServiceWorkerGlobalScope {
    /** The files to precache, written by the build (src/build/worker-plugin.ts). A name without a revision contains a hash. */
    readonly kept: {
      /** The path, without its leading slash, of what answers every address of the app. */
      readonly shell: string
      /** The files that the worker needs to be installed. */
      readonly first: (PrecacheEntry | string)[]
      /** The scripts of later screens. */
      readonly scripts: string[]
      readonly pictures: PrecacheEntry[]
      /** The file that contains all of `scripts`. */
      readonly installPack: string
      /** The path, without its leading slash, of the file that contains many small ones. */
      readonly pack: string
      /** The paths of the small files, without their leading slashes. */
      readonly packed: readonly string[]
    }
  }
}
