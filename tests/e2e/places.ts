import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that the browser tests make, and may be deleted at any time. */
const made = join(root, 'supabase', '.temp', 'e2e')

export const e2ePlaces = {
  /** The app, built with the keys of `prepared`. */
  dist: join(made, 'dist'),
  /** The data folder of a backend that has been migrated and seeded; each server begins with a copy. */
  prepared: join(made, 'prepared'),
  /** The data folders of running servers. */
  servers: join(made, 'servers'),
  /** The servers' code as Node has compiled it. */
  compiled: join(made, 'compiled'),
  /** Changed copies of the app. */
  versions: join(made, 'versions'),
} as const
