export type PrecacheFile = {
  readonly url: string
  /** The cache key: the URL with its revision. */
  readonly key: string
  /** Of its content (build/file-hash.ts). */
  readonly hash: string
  /** True if the worker needs it to be installed. */
  readonly first: boolean
  /** True if the install pack contains it. */
  readonly isPacked: boolean
}

/** All files of a version. */
export type Precache = {
  readonly files: readonly PrecacheFile[]
  readonly installPack: Pick<PrecacheFile, 'url' | 'hash'>
}
