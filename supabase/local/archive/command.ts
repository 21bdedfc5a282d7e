import { resolve } from 'node:path'
import { printSafely } from '../printable.ts'
import { StartupError } from '../startup-error.ts'

/**
 * The file that a command names, from where it was called: npm starts it in the project's folder.
 * @param usage how the command is called
 */
export function fileFrom(
  args: readonly string[],
  usage: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) throw new StartupError(`there is no option ${option}. Usage: ${usage}`)
  if (args.length > 1) throw new StartupError(`one file is expected, not ${args.length}. Usage: ${usage}`)
  return args[0] === undefined ? undefined : resolve(env['INIT_CWD'] ?? '.', args[0])
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
