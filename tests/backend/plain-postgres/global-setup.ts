import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server for the tests of this run; if undefined, they use the embedded database. */
    plainPostgres: string | undefined
  }
}

/** Starts one server for all tests of the project; each backend gets its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('plainPostgres', cluster.url)
  return () => cluster.stop()
}
