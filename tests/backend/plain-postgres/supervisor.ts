import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../free-port.ts'
import { ensurePostgres, serverUser } from './ensure-postgres.ts'

// Runs a PostgreSQL server as long as its standard input is open. As a separate process, it removes the server and its
// folder even if its parent is killed. It prints the server's URL on one line once the server accepts connections.
//   --standby-of postgres://…  copies that server and follows it
//   --set name=value           a server setting, any number of times

const { values: options } = parseArgs({
  options: { 'standby-of': { type: 'string' }, set: { type: 'string', multiple: true, default: [] } },
})
const primary = options['standby-of']
const bin = ensurePostgres()
const user = serverUser()
const folder = mkdtempSync(join(tmpdir(), 'comrade-postgres-'))
const data = join(folder, 'data')
// A standby has the roles of the server that it copies.
const password = primary === undefined ? randomBytes(16).toString('hex') : new URL(primary).password
const passwordFile = join(folder, 'password')

/** Without durability, and reachable only from this machine. */
const settings = (port: number) => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=60',
  'autovacuum=off',
  'log_min_messages=fatal',
  ...options.set,
]

function removeFolder(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function copyPrimary(url: string): void {
  if (user) chownSync(folder, user.uid, user.gid)
  const args = [
    '-D',
    data,
    '-d',
    `${url}/postgres`,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--no-sync',
  ]
  const { status, stderr } = spawnSync(join(bin, 'pg_basebackup'), args, { ...user, cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`pg_basebackup failed: ${stderr}`)
}

function makeCluster(): void {
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of user ? [folder, passwordFile] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0)
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  const { status, stderr } = spawnSync(join(bin, 'initdb'), args, { ...user, cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

/** @returns the server's process once it accepts connections. */
async function startServer(port: number, isParentAlive: () => boolean) {
  const set = settings(port).flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...set], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
  while (!isReady()) {
    // A standby accepts no connections while the primary has a transaction with very many subtransactions.
    if (!isParentAlive()) server.kill('SIGQUIT')
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`postgres ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { stop: () => server.kill('SIGQUIT'), ended }
}

try {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.stdin.destroy())
  const parentExited = new Promise((resolve) => process.stdin.resume().once('close', resolve))
  let isParentAlive = true
  void parentExited.then(() => (isParentAlive = false))
  if (primary === undefined) makeCluster()
  else copyPrimary(primary)
  const port = await freePort()
  const server = await startServer(port, () => isParentAlive)
  process.stdout.on('error', () => {})
  process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${port}\n`)
  await Promise.race([parentExited, server.ended])
  server.stop()
  await server.ended
} finally {
  removeFolder()
}
