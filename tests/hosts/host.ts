import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../bench/scale/programs.ts'
import { freePort } from '../free-port.ts'
import { toolFile } from './tools.ts'

type Site = { readonly dist: string; readonly port: number; /** For the host's own files. */ readonly folder: string }

type Command = readonly [program: string, ...args: string[]]

const cloudflarePages = ({ dist, port }: Site): Command => [
  process.execPath,
  toolFile('wrangler', 'wrangler-dist/cli.js'),
  'pages',
  'dev',
  dist,
  '--ip',
  '127.0.0.1',
  '--port',
  String(port),
  '--compatibility-date',
  '2026-11-01',
]

const nginx = async ({ dist, port, folder }: Site): Promise<Command> => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const configuration = join(folder, 'nginx.conf')
  // As docs/deploy.md says, without TLS.
  const server = `server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.conf; }`
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} ${server} }`,
  )
  return [findProgram('nginx'), '-e', join(folder, 'error.log'), '-c', configuration]
}

const commands = { 'Cloudflare Pages': cloudflarePages, nginx } as const

export type HostName = keyof typeof commands

export const isHostName = (name: string): name is HostName => name in commands

/** A port that is open is not enough: wrangler opens it before it answers. */
const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    async ({ body }) => body?.cancel().then(() => true) ?? true,
    () => false,
  )

/** A host's own program, on this machine. */
export class Host {
  readonly origin: string
  readonly #name: HostName
  readonly #port: number
  readonly #folder: string
  #process: ChildProcess | undefined

  private constructor(name: HostName, port: number, folder: string) {
    this.#name = name
    this.#port = port
    this.#folder = folder
    this.origin = `http://localhost:${port}`
  }

  static async named(name: HostName): Promise<Host> {
    return new Host(name, await freePort(), await mkdtemp(join(tmpdir(), 'comrade-host-')))
  }

  /** Serves a built app, in the place of the one before. */
  async serve(dist: string): Promise<void> {
    await this.stop()
    const [program, ...args] = await commands[this.#name]({ dist, port: this.#port, folder: this.#folder })
    const child = spawn(program, args, {
      cwd: this.#folder,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    while (!(await answers(this.origin))) {
      if (child.exitCode !== null) throw new Error(`${this.#name} ended with code ${child.exitCode}: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Nothing listens on the port any more. */
  async stop(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGINT')
    await gone
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
