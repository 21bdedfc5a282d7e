import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

export const cacheFolder = join(root, 'node_modules', '.cache', 'comrade-size')

/** The keys of the builds of all tests: what is slow in a build is stored by content, and each file with a key in it would be new. */
export const keysFolder = join(cacheFolder, 'data')
