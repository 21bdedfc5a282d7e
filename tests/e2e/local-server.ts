import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { e2ePaths, root } from './paths.ts'

export type TestUser = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly fullName: string
}

const stopWithinMs = 10_000
/** Compiles the database's WebAssembly with the baseline compiler only: slower code, but half the start time. */
const quickStart = ['--liftoff-only']

/** Runs what `npm start` runs, with its own port and data folder. While unreachable, nothing listens on the port. */
export class LocalServer {
  readonly origin: string
  readonly #port: number
  readonly #dataDir: string
  #process: ChildProcess | undefined
  /** The build that is served; undefined while unreachable. */
  #served: string | undefined
  #output = ''

  constructor({ port, dataDir }: { port: number; dataDir: string }) {
    this.#port = port
    this.#dataDir = dataDir
    this.origin = `http://localhost:${port}`
  }

  /** Starts the server or makes it reachable again, with this build. */
  async start(dist = e2ePaths.dist): Promise<void> {
    if (this.#served === dist) return
    if (this.#process) await this.#serve(this.#process, dist)
    else await this.#spawn(dist)
    this.#served = dist
  }

  /** Stops listening on the port; the process keeps running. */
  async leaveNetwork(): Promise<void> {
    if (this.#process && this.#served !== undefined) await this.#serve(this.#process, '')
    this.#served = undefined
  }

  async #spawn(dist: string): Promise<void> {
    // With a host name the server opens only one socket, which it can close again.
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: 'localhost',
      COMRADE_DATA_DIR: this.#dataDir,
      NODE_COMPILE_CACHE: e2ePaths.compiled,
    }
    const args = [...quickStart, join('tests', 'e2e', 'serve.ts'), '--dist', dist]
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#process = child
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    await untilRunning(child)
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

  /** Starts again without an account and with the rows of the beginning. */
  async reset(): Promise<void> {
    await this.stop()
    await rm(this.#dataDir, { recursive: true })
    await cp(e2ePaths.prepared, this.#dataDir, { recursive: true })
    await this.start()
  }

  async #secretHeaders(): Promise<Record<string, string>> {
    const keys: { secret: string } = JSON.parse(await readFile(join(this.#dataDir, 'keys.json'), 'utf8'))
    return { apikey: keys.secret, Authorization: `Bearer ${keys.secret}`, 'Content-Type': 'application/json' }
  }

  /** Reads rows, bypassing all policies. */
  async rows(table: string, filter: string): Promise<unknown> {
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, { headers: await this.#secretHeaders() })
    return response.json()
  }

  /** Adds rows, bypassing all policies. */
  async addRows(table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
    const body = JSON.stringify(rows)
    const response = await fetch(`${this.origin}/rest/v1/${table}`, {
      method: 'POST',
      headers: await this.#secretHeaders(),
      body,
    })
    if (!response.ok) throw new Error(`Adding rows to ${table} failed: ${response.status} ${await response.text()}`)
  }

  /** Creates an account and confirms its email address, by default a new one. */
  async addUser(fullName: string, password = 'a-long-password', email = newAddress(fullName)): Promise<TestUser> {
    const body = JSON.stringify({ email, password, data: { full_name: fullName } })
    const response = await fetch(`${this.origin}/auth/v1/signup`, {
      method: 'POST',
      headers: await this.#secretHeaders(),
      body,
    })
    const user: { id?: string } = await response.json()
    if (!user.id) throw new Error(`Creating an account failed: ${response.status} ${JSON.stringify(user)}`)
    await this.confirmAddress(email, { password, fullName })
    return { id: user.id, email, password, fullName }
  }

  /** Confirms an address by the link in its latest mail and finishes the sign-up, without a browser. */
  async confirmAddress(email: string, { password, fullName }: { password: string; fullName: string }): Promise<void> {
    const body = JSON.stringify({
      type: 'signup',
      token_hash: new URL(this.linkMailedTo(email)).searchParams.get('token_hash'),
    })
    const response = await fetch(`${this.origin}/auth/v1/verify`, {
      method: 'POST',
      headers: await this.#secretHeaders(),
      body,
    })
    if (!response.ok) throw new Error(`Confirming ${email} failed: ${response.status} ${await response.text()}`)
    const { access_token: token }: { access_token: string } = await response.json()
    const chosen = JSON.stringify({ password, data: { full_name: fullName } })
    const finished = await fetch(`${this.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: { ...(await this.#secretHeaders()), Authorization: `Bearer ${token}` },
      body: chosen,
    })
    if (!finished.ok)
      throw new Error(`Finishing the sign-up of ${email} failed: ${finished.status} ${await finished.text()}`)
  }

  #inMailTo(email: string, pattern: RegExp): string {
    const mail = this.#output.split('┌─ Mail').findLast((block) => block.includes(`To:      ${email}`))
    const found = pattern.exec(mail ?? '')?.[0]
    if (!found) throw new Error(`No mail was sent to ${email}`)
    return found
  }

  /** The link in the latest mail to an address, which confirms it or resets the password. */
  linkMailedTo(email: string): string {
    return this.#inMailTo(email, /https?:\/\/\S+/)
  }

  /** The code in the latest mail to an address, for the same purposes. */
  codeMailedTo(email: string): string {
    return this.#inMailTo(email, /(?<=^│ )\d{6}$/m)
  }

  /** The setup code that the server printed when it started; it prints none if there is an admin. */
  get setupCode(): string {
    const code = this.#output
      .split('Comrade is running')
      .at(-1)
      ?.match(/with the code (\S+)/)?.[1]
    if (!code) throw new Error('The server has printed no setup code')
    return code
  }

  /** Runs the scheduled jobs as if 30 hours had passed. They publish and remove waiting posts with their pictures. */
  async runTomorrowsJobs(): Promise<void> {
    const headers = await this.#secretHeaders()
    const at = new Date(Date.now() + 30 * 60 * 60 * 1000).toISOString()
    const run = () =>
      fetch(`${this.origin}/rest/v1/rpc/run_jobs`, { method: 'POST', headers, body: JSON.stringify({ at }) })
    const responses = [
      await run(),
      await fetch(`${this.origin}/functions/v1/housekeeping`, { method: 'POST', headers }),
      await run(),
    ]
    for (const response of responses)
      if (!response.ok) throw new Error(`The scheduled jobs failed: ${response.status} ${await response.text()}`)
  }

  /** Changes rows, bypassing all policies. */
  async changeRows(table: string, filter: string, change: Record<string, unknown>): Promise<void> {
    const response = await fetch(`${this.origin}/rest/v1/${table}?${filter}`, {
      method: 'PATCH',
      headers: { ...(await this.#secretHeaders()), Prefer: 'return=representation' },
      body: JSON.stringify(change),
    })
    const rows: unknown = await response.json()
    if (!response.ok || !Array.isArray(rows) || rows.length === 0) {
      throw new Error(`Changing rows of ${table} failed: ${response.status} ${JSON.stringify(rows)}`)
    }
  }
}

const newAddress = (fullName: string): string =>
  `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@students.example`

async function untilRunning(child: ChildProcess): Promise<void> {
  let output = ''
  const running = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Comrade is running')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${output}`)))
  })
  await running
}
