import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startCluster } from './cluster.ts'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { serverVersion } from './ensure-postgres.ts'

const clusterModule = fileURLToPath(new URL('./cluster.ts', import.meta.url))

const acceptsConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('the tests run on PostgreSQL 15 or newer', async () => {
  const url = inject('plainPostgres') ?? ''
  const sql = postgres(`${url}/postgres`, { max: 1 })
  const [row] =
    await sql`select current_setting('server_version_num')::int as version, current_setting('data_directory') as folder`
  await sql.end()
  expect(row?.['version']).toBeGreaterThanOrEqual(150_000)
  expect(row?.['folder']).toMatch(/comrade-postgres-/)
})

test('connecting requires the password', async () => {
  // It would log the failed attempt.
  const cluster = await startCluster({ settings: ['log_min_messages=panic'] })
  const intruder = postgres(`${cluster.url.replace(/postgres:[0-9a-f]+@/, 'postgres:guess@')}/postgres`, { max: 1 })
  await expect(intruder`select 1`).rejects.toThrow(/password authentication failed/)
  await intruder.end()
  await cluster.stop()
})

test('a server stops with the process that started it, even if that is killed', async () => {
  const start = `const { startCluster } = await import(${JSON.stringify(clusterModule)}); console.log((await startCluster()).url); setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(owner.stdout), 'line')
  const port = Number(new URL(String(line)).port)
  expect(await acceptsConnections(port)).toBe(true)
  owner.kill('SIGKILL')
  await expect.poll(() => acceptsConnections(port), { timeout: 20_000 }).toBe(false)
})

test('a folder without a server has version 0', () => {
  expect(serverVersion('/usr/share')).toBe(0)
})
