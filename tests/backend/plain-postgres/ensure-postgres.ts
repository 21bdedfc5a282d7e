import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from '../../../build/apt-install.ts'

// Finds a PostgreSQL server for the tests, and installs one if there is none.

const minVersion = 15
const debianFolder = '/usr/lib/postgresql'

/** A command's output; empty if it fails or cannot be run. */
function outputOf(command: string, args: string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? stdout.trim() : ''
}

function debianFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'))
}

/** The major version of the server in a folder; 0 if there is none that runs. */
export function serverVersion(folder: string): number {
  if (!existsSync(join(folder, 'initdb'))) return 0
  return Number(/\(PostgreSQL\) (\d+)/.exec(outputOf(join(folder, 'postgres'), ['--version']))?.[1] ?? 0)
}

/** The folder of `initdb` and `postgres`: POSTGRES_BIN, else from Debian's folders, pg_config or the PATH. */
function findPostgres(): string | undefined {
  const chosen = process.env['POSTGRES_BIN']?.trim()
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const folders = chosen ? [chosen] : [...debianFolders(), outputOf('pg_config', ['--bindir']), ...onPath]
  return folders.find((folder) => folder && serverVersion(folder) >= minVersion)
}

const isRoot = process.getuid?.() === 0

const installOnDebian = (): string | undefined => (aptInstall('postgresql') ? findPostgres() : undefined)

const help = [
  `The tests need PostgreSQL ${minVersion} or newer. None was found, and none could be installed.`,
  'Install it (Debian, Ubuntu: sudo apt-get install -y postgresql), or set its folder: POSTGRES_BIN=/path/to/bin npm test',
].join('\n')

/**
 * Returns the program folder of a PostgreSQL server of version 15 or newer, and installs one if necessary.
 *
 * @throws {Error} that says what to do.
 */
export function ensurePostgres(): string {
  const chosen = process.env['POSTGRES_BIN']?.trim()
  const folder = findPostgres() ?? (chosen ? undefined : installOnDebian())
  if (folder) return folder
  throw new Error(
    chosen
      ? `POSTGRES_BIN is ${chosen}, which has no PostgreSQL ${minVersion} or newer. Correct it, or unset it.`
      : help,
  )
}

/** The user that runs the server, as PostgreSQL refuses to run as root. Undefined if the tests do not run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  const [uid, gid] = ['-u', '-g'].map(
    (which) => outputOf('id', [which, 'postgres']) || outputOf('id', [which, 'nobody']),
  )
  return { uid: Number(uid), gid: Number(gid) }
}
