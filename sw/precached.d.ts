/** Without its leading slash, and the hash of its content. */
type PrecacheEntry = readonly [path: string, hash: string]

interface ServiceWorkerGlobalScope {
  /** The files to precache, written by the build (build/worker-plugin.ts). */
  readonly precached: {
    /** The path, without its leading slash, of what answers every address of the app. */
    readonly shell: string
    /** The files that the worker needs to be installed. */
    readonly first: readonly PrecacheEntry[]
    /** The scripts of later screens, and the lists that they read. */
    readonly scripts: readonly PrecacheEntry[]
    readonly pictures: readonly PrecacheEntry[]
    /** The file that contains all of `scripts`. */
    readonly installPack: PrecacheEntry
    /** The path, without its leading slash, of the file that contains many small ones. */
    readonly pack: string
    /** The beginnings of their paths, without the leading slash. */
    readonly packed: readonly string[]
  }
}
