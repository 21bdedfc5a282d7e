import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL server that the tests started. */
export type Cluster = {
  /** `postgres://…` without a database. */
  readonly url: string
  stop(): Promise<void>
}

const keeper = fileURLToPath(new URL('./keeper.ts', import.meta.url))

/**
 * Starts a PostgreSQL server in a temporary folder on a free loopback port. It goes away with this process at the
 * latest, however that ends.
 *
 * @throws {Error} when there is no PostgreSQL, and none could be installed; the reason is printed.
 */
export async function startCluster(): Promise<Cluster> {
  // In a group of its own: the Ctrl-C that ends the tests must not keep it from clearing up.
  const child = spawn(process.execPath, [keeper], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout).once('line', resolve).once('close', () => resolve(undefined))
  })
  if (!url) throw new Error('PostgreSQL could not be started for the tests')
  return {
    url,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
