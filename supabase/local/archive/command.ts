import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printSafely } from '../printable.ts'
import { StartupError, oneLine } from '../startup-error.ts'

/** The file that a command names, from where it was called: npm starts it in the project's folder. */
export function fileFrom(args: readonly string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { positionals } = parse([...args])
  if (positionals.length > 1) throw new StartupError(`one file is expected, not ${positionals.length}`)
  return positionals[0] === undefined ? undefined : resolve(env['INIT_CWD'] ?? '.', positionals[0])
}

function parse(args: string[]): { readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args, allowPositionals: true, options: {} })
  } catch (error) {
    throw new StartupError(oneLine(error))
  }
}

/** Runs a command. If it fails, prints the reason in one line and exits with code 1. */
export async function runCommand(failure: string, job: () => Promise<void>): Promise<void> {
  printSafely()
  try {
    await job()
  } catch (error) {
    console.error(error instanceof StartupError ? `${failure}: ${error.message}` : error)
    process.exitCode = 1
  }
}
