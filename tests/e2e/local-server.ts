import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { e2ePlaces, root } from './places.ts'

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const stopWithinMs = 10_000

/** What `npm start` runs, on a port and a data folder of its own. Stopping it is the honest offline. */
export class LocalServer {
  readonly origin: string
  readonly #port: number
  readonly #dataDir: string
  #process: ChildProcess | undefined
  #dist = e2ePlaces.dist

  constructor({ port, dataDir }: { port: number; dataDir: string }) {
    this.#port = port
    this.#dataDir = dataDir
    this.origin = `http://localhost:${port}`
  }

  /** Serves a built app; what is served already goes on being served. */
  async start(dist = e2ePlaces.dist): Promise<void> {
    if (this.#process && dist !== this.#dist) await this.stop()
    if (this.#process) return
    this.#dist = dist
    const child = spawn(process.execPath, [join('supabase', 'local', 'serve.ts'), '--dist', dist], {
      cwd: root,
      env: { ...process.env, PORT: String(this.#port), HOST: '', COMRADE_DATA_DIR: this.#dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    await untilItRuns(child)
  }

  async stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await gone
    clearTimeout(hard)
  }

  /** The rows of a table as they are, past every policy. */
  async rows(table: string, filter: string): Promise<unknown> {
    const keys: { secret: string } = JSON.parse(await readFile(join(this.#dataDir, 'keys.json'), 'utf8'))
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, { headers: { apikey: keys.secret } })
    return response.json()
  }

  /** Changes rows past every policy, as an administrator's script would. */
  async changeRows(table: string, filter: string, change: Record<string, unknown>): Promise<void> {
    const keys: { secret: string } = JSON.parse(await readFile(join(this.#dataDir, 'keys.json'), 'utf8'))
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, {
      method: 'PATCH',
      headers: { apikey: keys.secret, 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify(change),
    })
    const rows: unknown = await response.json()
    if (!response.ok || !Array.isArray(rows) || rows.length === 0) {
      throw new Error(`No row of ${table} was changed: ${response.status} ${JSON.stringify(rows)}`)
    }
  }
}

async function untilItRuns(child: ChildProcess): Promise<void> {
  let said = ''
  const running = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Comrade is running')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${said}`)))
  })
  await running
}
