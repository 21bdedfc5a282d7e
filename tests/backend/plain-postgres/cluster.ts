import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL server started by the tests. */
export type Cluster = {
  /** `postgres://…` without a database. */
  readonly url: string
  /** The process whose children are the server's. */
  readonly pid: number
  stop(): Promise<void>
}

type ClusterOptions = {
  /** The URL of a server to copy and to follow. */
  readonly standbyOf?: string
  /** Server settings: `name=value`. */
  readonly settings?: readonly string[]
}

const supervisor = fileURLToPath(new URL('./supervisor.ts', import.meta.url))

/**
 * Starts a PostgreSQL server in a temporary folder on a free loopback port. It stops at the latest when this process
 * exits, even if it is killed.
 *
 * @throws {Error} when PostgreSQL is missing and cannot be installed; the reason is printed.
 */
export async function startCluster({ standbyOf, settings = [] }: ClusterOptions = {}): Promise<Cluster> {
  const args = [
    ...(standbyOf === undefined ? [] : ['--standby-of', standbyOf]),
    ...settings.flatMap((setting) => ['--set', setting]),
  ]
  // In its own process group, so that a Ctrl-C in the tests does not interrupt its cleanup.
  const child = spawn(process.execPath, [supervisor, ...args], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string | undefined>((resolve) => {
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => resolve(undefined))
  })
  if (!url) throw new Error('PostgreSQL could not be started for the tests')
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
