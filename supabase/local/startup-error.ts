/**
 * A reason for which the embedded backend cannot start, said so that a person can act on it.
 *
 * The message is one line: the launchers print it as it is and exit with code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The message of whatever was thrown, on one line. */
export function oneLine(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return text.replace(/\s+/g, ' ').trim()
}

/** The `code` of a system error (`EADDRINUSE`, `ENOENT`, …), or undefined for anything else. */
export function systemCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? thrown.code : undefined
}
