import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/**
 * Runs a server in its own process, so that it does not share a thread with the load generator.
 * @param script prints a line of JSON when it is ready, and ends when its standard input closes
 */
export const startProcess = async <Schema extends v.GenericSchema>(
  script: URL,
  args: readonly string[],
  schema: Schema,
) => {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve) =>
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => resolve('{}')),
  )
  return {
    started: v.parse(schema, JSON.parse(line)),
    pid: child.pid ?? 0,
    async close() {
      child.stdin.end()
      await exited
    },
  }
}
