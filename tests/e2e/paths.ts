import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtApp } from '../../build/built-app.ts'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Output of the browser tests; may be deleted at any time. */
const outputFolder = join(root, 'supabase', '.temp', 'e2e')

export const e2ePaths = {
  dist: builtApp,
  /** The data folder of a migrated and seeded backend; each server starts with a copy. */
  prepared: join(outputFolder, 'prepared'),
  /** The data folders of running servers. */
  servers: join(outputFolder, 'servers'),
  /** Node's compile cache for the servers. */
  compiled: join(outputFolder, 'compiled'),
  /** Modified copies of the app. */
  versions: join(outputFolder, 'versions'),
} as const
