import { printable } from './printable.ts'

/**
 * The embedded backend cannot start. The message is one line that says why and what to do; the launchers print it and
 * exit with code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The message of a thrown value, on one line. */
export function oneLine(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return printable(text.replace(/\s+/g, ' ').trim())
}

/** The `code` of a system error (`EADDRINUSE`, `ENOENT`, …), else undefined. */
export function systemCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? thrown.code : undefined
}
