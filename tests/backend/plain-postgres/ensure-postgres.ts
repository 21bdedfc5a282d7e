import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Finds a PostgreSQL for the tests, and gets one where there is none.

const OLDEST = 15
const tenMinutes = 10 * 60 * 1000
const debianFolder = '/usr/lib/postgresql'

/** A command's output, or nothing when it cannot be run or fails. */
function outputOf(command: string, args: string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? stdout.trim() : ''
}

function debians(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'))
}

/** The major version of the server whose programs lie there, 0 when there is none that answers. */
export function serverVersion(folder: string): number {
  if (!existsSync(join(folder, 'initdb'))) return 0
  return Number(/\(PostgreSQL\) (\d+)/.exec(outputOf(join(folder, 'postgres'), ['--version']))?.[1] ?? 0)
}

/** Where `initdb` and `postgres` lie on this machine: POSTGRES_BIN, Debian's folders, what pg_config says, the PATH. */
function found(): string | undefined {
  const chosen = process.env['POSTGRES_BIN']?.trim()
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  const places = chosen ? [chosen] : [...debians(), outputOf('pg_config', ['--bindir']), ...onPath]
  return places.find((folder) => folder && serverVersion(folder) >= OLDEST)
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: tenMinutes }).status === 0

const isRoot = process.getuid?.() === 0

function getDebians(): string | undefined {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'postgresql']) ? found() : undefined
}

const help = [
  `There is no PostgreSQL ${OLDEST} or newer for the tests, and none could be installed.`,
  'Install one (Debian, Ubuntu: sudo apt-get install -y postgresql), or name one: POSTGRES_BIN=/path/to/bin npm test',
].join('\n')

/**
 * The folder with the programs of a PostgreSQL server of version 15 or newer, installed if need be.
 *
 * @throws {Error} saying what to do about it.
 */
export function ensurePostgres(): string {
  const chosen = process.env['POSTGRES_BIN']?.trim()
  const folder = found() ?? (chosen ? undefined : getDebians())
  if (folder) return folder
  throw new Error(chosen ? `POSTGRES_BIN names ${chosen}, where no PostgreSQL ${OLDEST} or newer runs. Correct it, or leave it out.` : help)
}

/** Who runs the server: PostgreSQL refuses root. Undefined where the tests themselves run as somebody else. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  const [uid, gid] = ['-u', '-g'].map((which) => outputOf('id', [which, 'postgres']) || outputOf('id', [which, 'anonymous']))
  return { uid: Number(uid), gid: Number(gid) }
}
