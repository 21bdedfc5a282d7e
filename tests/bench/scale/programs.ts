import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Debian packages of the programs that the bench runs. */
const packages = { nginx: 'nginx-light', pgbouncer: 'pgbouncer' } as const

class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError'
}

/** @throws {MissingProgramError} that names the package */
export const findProgram = (name: keyof typeof packages): string => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new MissingProgramError(
    `${name} was not found. Install it (Debian, Ubuntu: sudo apt-get install -y --no-install-recommends ${packages[name]}).`,
  )
}
