import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { e2ePlaces, root } from './places.ts'

export type TestPerson = { readonly id: string; readonly email: string; readonly password: string; readonly fullName: string }

const stopWithinMs = 10_000
/** The database is compiled once, simply: a server lives for a few tests, and begins in half the time. */
const quickStart = ['--liftoff-only']

/** What `npm start` runs, on a port and a data folder of its own. Off the network it is as if there were none: the honest offline. */
export class LocalServer {
  readonly origin: string
  readonly #port: number
  readonly #dataDir: string
  #process: ChildProcess | undefined
  /** The app that can be reached now. */
  #served: string | undefined
  #said = ''

  constructor({ port, dataDir }: { port: number; dataDir: string }) {
    this.#port = port
    this.#dataDir = dataDir
    this.origin = `http://localhost:${port}`
  }

  /** Serves a built app; what is served already goes on being served. */
  async start(dist = e2ePlaces.dist): Promise<void> {
    if (this.#served === dist) return
    if (this.#process) await this.#serve(this.#process, dist)
    else await this.#spawn(dist)
    this.#served = dist
  }

  /** From here on nobody listens at the address. */
  async leaveNetwork(): Promise<void> {
    if (this.#process && this.#served !== undefined) await this.#serve(this.#process, '')
    this.#served = undefined
  }

  async #spawn(dist: string): Promise<void> {
    // With a name as its host it listens once, and can stop to.
    const env = { ...process.env, PORT: String(this.#port), HOST: 'localhost', COMRADE_DATA_DIR: this.#dataDir, NODE_COMPILE_CACHE: e2ePlaces.compiled }
    const args = [...quickStart, join('tests', 'e2e', 'serve.ts'), '--dist', dist]
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#process = child
    child.stdout?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()))
    await untilItRuns(child)
  }

  async #serve(child: ChildProcess, dist: string): Promise<void> {
    const done = once(child, 'message')
    child.send(dist)
    await done
  }

  async stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    this.#served = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    await gone
    clearTimeout(hard)
  }

  async #secretHeaders(): Promise<Record<string, string>> {
    const keys: { secret: string } = JSON.parse(await readFile(join(this.#dataDir, 'keys.json'), 'utf8'))
    return { apikey: keys.secret, Authorization: `Bearer ${keys.secret}`, 'Content-Type': 'application/json' }
  }

  /** The rows of a table as they are, past every policy. */
  async rows(table: string, filter: string): Promise<unknown> {
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, { headers: await this.#secretHeaders() })
    return response.json()
  }

  /** Adds rows past every policy. */
  async addRows(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    const body = JSON.stringify(rows)
    const response = await fetch(`${this.origin}/rest/v1/${table}`, { method: 'POST', headers: await this.#secretHeaders(), body })
    if (!response.ok) throw new Error(`No row was added to ${table}: ${response.status} ${await response.text()}`)
  }

  /** An account whose address is confirmed. */
  async addPerson(fullName: string, password = 'a-long-password'): Promise<TestPerson> {
    const email = `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@students.example`
    const body = JSON.stringify({ email, password, data: { full_name: fullName } })
    const response = await fetch(`${this.origin}/auth/v1/signup`, { method: 'POST', headers: await this.#secretHeaders(), body })
    const user: { id?: string } = await response.json()
    if (!user.id) throw new Error(`No account was made: ${response.status} ${JSON.stringify(user)}`)
    await fetch(this.linkMailedTo(email), { redirect: 'manual' })
    return { id: user.id, email, password, fullName }
  }

  /** The link in the latest mail to an address: confirmation or a new password. */
  linkMailedTo(email: string): string {
    const mail = this.#said.split('┌─ Mail').findLast((block) => block.includes(`To:      ${email}`))
    const link = /https?:\/\/\S+/.exec(mail ?? '')?.[0]
    if (!link) throw new Error(`No mail was sent to ${email}`)
    return link
  }

  /** The code for the first admin, as this start of the server has shown it; there is none once there is an admin. */
  get setupCode(): string {
    const code = this.#said.split('Comrade is running').at(-1)?.match(/with the code (\S+)/)?.[1]
    if (!code) throw new Error('The server has shown no setup code')
    return code
  }

  /** Runs the jobs as they will run after the next batch: what waits to be published or removed is, with its pictures. */
  async runJobsLater(): Promise<void> {
    const headers = await this.#secretHeaders()
    const at = new Date(Date.now() + 30 * 60 * 60 * 1000).toISOString()
    const run = () => fetch(`${this.origin}/rest/v1/rpc/run_jobs`, { method: 'POST', headers, body: JSON.stringify({ at }) })
    const answers = [await run(), await fetch(`${this.origin}/functions/v1/housekeeping`, { method: 'POST', headers }), await run()]
    for (const answer of answers) if (!answer.ok) throw new Error(`The jobs did not run: ${answer.status} ${await answer.text()}`)
  }

  /** Changes rows past every policy, as an administrator's script would. */
  async changeRows(table: string, filter: string, change: Record<string, unknown>): Promise<void> {
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, {
      method: 'PATCH',
      headers: { ...(await this.#secretHeaders()), Prefer: 'return=representation' },
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
