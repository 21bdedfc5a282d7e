import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { appKey } from '../../build/build-variables.ts'
import { builtApp } from '../../build/built-app.ts'
import { proofFor } from '../backend/proof-of-work.ts'
import { findProgram } from '../bench/scale/programs.ts'
import { root } from '../e2e/paths.ts'
import { freePort } from '../free-port.ts'

// `npm start` behind supabase/proxy/nginx.conf, with a certificate of its own.

test.describe.configure({ mode: 'serial' })

let folder: string
let site: string
let [plainPort, securePort]: [number, number] = [0, 0]
let printed = ''
const children: ChildProcess[] = []

/**
 * A configuration in which what an operator replaces, and the ports, are those of the test.
 * @throws {Error} if it lacks one of them
 */
const configured = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((result, [name, value]) => {
    if (!result.includes(name)) throw new Error(`supabase/proxy/nginx.conf has no "${name}"`)
    return result.replaceAll(name, value)
  }, text)

const start = async (
  command: readonly string[],
  env: Record<string, string>,
  isReady: () => boolean | Promise<boolean>,
): Promise<void> => {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-proxy-'))
  const [appPort, plain, secure] = [await freePort(), await freePort(), await freePort()]
  ;[plainPort, securePort] = [plain, secure]
  site = `https://comrade.example:${secure}`
  const [certificate, key] = [join(folder, 'comrade.pem'), join(folder, 'comrade.key')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=comrade.example',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  const dataDir = join(folder, 'data')
  await start(
    [process.execPath, 'supabase/local/serve.ts', '--dist', builtApp],
    { PORT: String(appPort), COMRADE_DATA_DIR: dataDir, SITE_URL: site, TRUSTED_PROXIES: '127.0.0.1', SEED: 'none' },
    () => printed.includes('Stop:'),
  )
  const servers = configured(await readFile(join(root, 'supabase', 'proxy', 'nginx.conf'), 'utf8'), {
    '127.0.0.1:4173': `127.0.0.1:${appPort}`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl;': `listen 127.0.0.1:${secure} ssl;`,
    '/etc/ssl/comrade.pem': certificate,
    '/etc/ssl/comrade.key': key,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${servers} }`,
  )
  const answers = () =>
    ask('/').then(
      () => true,
      () => false,
    )
  await start([findProgram('nginx'), '-e', join(folder, 'error.log'), '-c', configuration], {}, answers)
})

test.afterAll(async () => {
  for (const child of children.toReversed()) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await gone
  }
  await rm(folder, { recursive: true, force: true })
})

type Options = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly from?: string
}

/** Asks the proxy as a browser asks for the site. */
const open = async (
  path: string,
  { method = 'GET', body, headers = {}, from = '127.0.0.1' }: Options = {},
): Promise<IncomingMessage> => {
  const asked = request({
    host: '127.0.0.1',
    port: securePort,
    path,
    method,
    localAddress: from,
    rejectUnauthorized: false,
    servername: 'comrade.example',
    headers: {
      host: `comrade.example:${securePort}`,
      apikey: appKey,
      origin: site,
      ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'return=minimal' }),
      ...headers,
    },
  })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error('no response')
  return response
}

const ask = async (path: string, options?: Options) => {
  const response = await open(path, options)
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() }
}

test('the app and its API are on one address, over TLS alone', async () => {
  const page = await ask('/groceries', { headers: { accept: 'text/html' } })
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringContaining('script-src'),
      'x-content-type-options': 'nosniff',
    },
  })
  expect(JSON.parse((await ask('/rest/v1/campuses?select=slug')).text)).toEqual([{ slug: 'tum' }])
  const plain = await fetch(`http://127.0.0.1:${plainPort}/groceries?a=1`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/groceries?a=1'])
})

test('a mail leads to the site', async () => {
  const email = `${randomUUID()}@students.example`
  expect(
    (await ask('/auth/v1/signup', { method: 'POST', body: { email, password: 'mango bus rain sofa' } })).status,
  ).toBe(200)
  await expect
    .poll(() => printed.split('┌─ Mail').findLast((mail) => mail.includes(email)))
    .toContain(`${site}/login?type=`)
})

test('limits count by who calls the proxy, whatever they say', async () => {
  const subscribe = async (from: string) => {
    const id = randomUUID()
    return (
      await ask('/rest/v1/newsletter_subscriptions', {
        method: 'POST',
        from,
        headers: {
          'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 200)}`,
          'cf-connecting-ip': '203.0.113.9',
        },
        body: { id, email: `${id}@students.example`, proof_of_work: proofFor(id) },
      })
    ).status
  }
  const statuses: (number | undefined)[] = []
  for (let n = 0; n < 21; n += 1) statuses.push(await subscribe('127.0.0.2'))
  expect([statuses.slice(0, 20).every((status) => status === 201), statuses.at(-1)]).toEqual([true, 429])
  expect(await subscribe('127.0.0.3')).toBe(201)
})

test('the stream of live heads arrives while it is open', async () => {
  const stream = await open('/live/v1/tum')
  const [first]: Buffer[] = await once(stream, 'data')
  expect([stream.headers['content-type'], String(first)]).toEqual([
    'text/event-stream',
    expect.stringMatching(/data: \d+/),
  ])
  stream.destroy()
})
