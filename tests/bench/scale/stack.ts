import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import * as v from 'valibot'
import { startCluster } from '../../backend/plain-postgres/cluster.ts'
import { serverUser } from '../../backend/plain-postgres/ensure-postgres.ts'
import { freePort } from '../../free-port.ts'
import { signToken } from '../access-token.ts'
import { startPlainBackend } from '../backend/plain-backend.ts'
import { startProcess } from '../start-process.ts'
import { startSupervised } from './supervised-process.ts'
import { findProgram } from './programs.ts'

const configurations = new URL('../../../supabase/', import.meta.url)
const readConfiguration = (path: string) => readFileSync(new URL(path, configurations), 'utf8')

/** @throws {Error} if the configuration lacks a value that a deployment replaces */
const replaced = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((result, [name, value]) => {
    if (!result.includes(name)) throw new Error(`The configuration has no "${name}"`)
    return result.replaceAll(name, value)
  }, text)

/** A temporary folder owned by the user that runs the servers. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'comrade-scale-'))
  const user = serverUser()
  const write = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  mkdirSync(join(folder, 'cache'))
  if (user) for (const path of [folder, join(folder, 'cache')]) chownSync(path, user.uid, user.gid)
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

type Folder = ReturnType<typeof makeFolder>

/** Creates the API's database user, which may only switch to the API's roles. */
const makeAuthenticator = async (url: string, password: string): Promise<void> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(`create role authenticator login noinherit password '${password}'`)
  await sql.unsafe('grant anon, authenticated to authenticator')
  await sql.unsafe('create extension pg_stat_statements with schema extensions')
  await sql.end()
}

const startPool = async ({ write }: Folder, primary: URL, standby: URL, password: string, size: number) => {
  const port = await freePort()
  const users = write('users.txt', `"authenticator" "${password}"\n`)
  const text = replaced(readConfiguration('pool/pgbouncer.ini'), {
    'host=10.0.0.1 port=5432 dbname=postgres': `host=127.0.0.1 port=${primary.port} dbname=${primary.pathname.slice(1)}`,
    'host=10.0.0.2 port=5432 dbname=postgres': `host=127.0.0.1 port=${standby.port} dbname=${primary.pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    'default_pool_size = 10': `default_pool_size = ${size}`,
  })
  const { pid, stop } = await startSupervised(findProgram('pgbouncer'), ['-q', write('pgbouncer.ini', text)], port)
  return { pid, stop, url: `postgres://authenticator:${password}@127.0.0.1:${port}` }
}

const startCache = async ({ folder, write }: Folder, apiPort: number) => {
  const port = await freePort()
  const site = replaced(readConfiguration('cache/nginx.conf'), {
    '/var/cache/nginx/comrade': join(folder, 'cache'),
    'abcdefghijklmnopqrst.supabase.co:443': `127.0.0.1:${apiPort}`,
    'https://comrade_api': 'http://comrade_api',
    'listen 8080': `listen 127.0.0.1:${port}`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 1024; }
    http { access_log off; ${temporary} include ${write('site.conf', site)}; }`
  return {
    ...(await startSupervised(
      findProgram('nginx'),
      ['-e', join(folder, 'error.log'), '-c', write('nginx.conf', main)],
      port,
    )),
    url: `http://127.0.0.1:${port}`,
  }
}

/**
 * Starts a primary, a standby, a pool, an API and a cache, each in its own process.
 * @param poolSize server connections per database
 */
export const startStack = async (
  fill: (primary: Awaited<ReturnType<typeof startPlainBackend>>) => Promise<void>,
  poolSize = 10,
) => {
  findProgram('nginx')
  findProgram('pgbouncer')
  const stops: (() => Promise<void>)[] = []
  const close = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    const settings = [
      'synchronous_commit=on',
      'wal_keep_size=1GB',
      'shared_preload_libraries=pg_stat_statements',
      'hot_standby_feedback=on',
      'shared_buffers=256MB',
    ]
    const primary = await startPlainBackend(settings)
    stops.push(primary.close)
    const [password, secret, publicKey] = [
      randomBytes(16).toString('hex'),
      randomBytes(32).toString('hex'),
      `sb_publishable_${randomBytes(8).toString('hex')}`,
    ]
    await makeAuthenticator(primary.url, password)
    await fill(primary)
    const standby = await startCluster({ standbyOf: primary.cluster.url, settings })
    stops.push(standby.stop)
    const folder = makeFolder()
    stops.push(async () => folder.remove())
    const standbyUrl = `${standby.url}${new URL(primary.url).pathname}`
    const pool = await startPool(folder, new URL(primary.url), new URL(standbyUrl), password, poolSize)
    stops.push(pool.stop)
    const api = await startProcess(
      new URL('./api-process.ts', import.meta.url),
      [pool.url, publicKey, secret],
      v.object({ pid: v.number(), port: v.number() }),
    )
    stops.push(api.close)
    const cache = await startCache(folder, api.started.port)
    stops.push(cache.stop)
    return {
      primaryUrl: primary.url,
      standbyUrl,
      poolUrl: pool.url,
      /** The API's URL for phones. */
      url: cache.url,
      publicKey,
      tokenOf: (user: string) => signToken(user, { url: cache.url, secret }),
      /** The processes, for their processor time. */
      processes: {
        primary: primary.cluster.pid,
        standby: standby.pid,
        pool: pool.pid,
        api: api.started.pid,
        cache: cache.pid,
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
