import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the tests of this run are to use; the embedded database where there is none. */
    plainPostgres: string | undefined
  }
}

/** One server for all tests of the project; each backend gets a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('plainPostgres', cluster.url)
  return () => cluster.stop()
}
