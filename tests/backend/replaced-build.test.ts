import { mkdir, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeHeaders } from '../../build/hosts/headers-file.ts'
import { besideOf, publishBuild } from '../../build/publish/publish-build.ts'
import { startHttpServer, type HttpServer } from '../../supabase/local/http-server.ts'
import { staticFiles } from '../../supabase/local/static-files.ts'

// What a running server answers while a build takes the place of the one that it serves, or while files change under
// it.

let folder: string
let dist: string
let http: HttpServer

const policyOf = (version: string) => `default-src 'v${version}'`
const scriptOf = (version: string) => `script ${version} `.repeat(Number(version) * 1000)

const writeBuild = async (root: string, version: string) => {
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'fallback.htm': `shell ${version}`,
    'index.html': `page ${version}`,
    _headers: writeHeaders({ 'Content-Security-Policy': policyOf(version) }),
    [`assets/app-${version}.js`]: scriptOf(version),
    [`assets/app-${version}.js.br`]: brotliCompressSync(scriptOf(version)),
    'same.js': scriptOf(version),
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
}

const publish = async (version: string) => {
  const next = besideOf(dist, version)
  await writeBuild(next, version)
  await publishBuild(next, dist, { id: version, now: new Date() })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-replaced-'))
  dist = join(folder, 'dist')
  await publish('1')
  http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  http.attach({ frontend: staticFiles(dist), backend: async () => new Response() })
})
afterEach(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${http.origin}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })
const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
const navigation = { accept: 'text/html' }

describe('a build that takes the place of another', () => {
  test('is served from the next request on, with its own lengths and headers', async () => {
    expect(await text('/same.js')).toBe(scriptOf('1'))
    await publish('2')
    const script = await get('/same.js')
    expect([await script.text(), Number(script.headers.get('content-length'))]).toEqual([
      scriptOf('2'),
      scriptOf('2').length,
    ])
    expect(await text('/')).toBe('page 2')
    const shell = await get('/no/such/page', navigation)
    expect([await shell.text(), shell.headers.get('content-security-policy')]).toEqual(['shell 2', policyOf('2')])
  })

  test('still has the hashed files of the pages that are open, compressed, too', async () => {
    await publish('2')
    await publish('3')
    for (const version of ['1', '2', '3']) {
      expect(await text(`/assets/app-${version}.js`)).toBe(scriptOf(version))
      const compressed = await get(`/assets/app-${version}.js`, { 'accept-encoding': 'br' })
      expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['br', scriptOf(version)])
    }
  })

  test('is not taken for the one before by a phone that has that', async () => {
    const etag = (await get('/same.js')).headers.get('etag') ?? ''
    expect((await get('/same.js', { 'if-none-match': etag })).status).toBe(304)
    await publish('2')
    const changed = await get('/same.js', { 'if-none-match': etag })
    expect([changed.status, await changed.text()]).toEqual([200, scriptOf('2')])
  })

  test('does not mix with it, however often and whenever it is asked', async () => {
    const wrong: string[] = []
    let isDone = false
    const askOften = async () => {
      while (!isDone) {
        const page = await get('/')
        const [body, policy] = [await page.text(), page.headers.get('content-security-policy')]
        const version = /^page (\d+)$/.exec(body)?.[1]
        // Between its two names, a folder has no build.
        if (page.status !== 503 && (version === undefined || policy !== policyOf(version)))
          wrong.push(`${page.status} ${body} ${policy}`)
        const script = await get('/same.js')
        const read = await script.text()
        if (script.status !== 503 && !/^(script (\d+) )(?:script \2 )*$/.test(read))
          wrong.push(`${script.status} ${read.slice(0, 20)}`)
      }
    }
    const asking = [askOften(), askOften(), askOften()]
    for (let version = 2; version < 20; version += 1) await publish(String(version))
    isDone = true
    await Promise.all(asking)
    expect(wrong).toEqual([])
  })
})

describe('a file that changes under the server', () => {
  test('that is gone is missing, and the shell is still there', async () => {
    await rm(join(dist, 'assets'), { recursive: true })
    expect((await get('/assets/app-1.js')).status).toBe(404)
    expect(await text('/no/such/page', navigation)).toBe('shell 1')
  })

  test('that is written over has its new length', async () => {
    await writeFile(join(dist, 'same.js'), 'short')
    expect(await text('/same.js')).toBe('short')
    await writeFile(join(dist, 'same.js'), 'much longer than before')
    expect(await text('/same.js')).toBe('much longer than before')
  })

  test('that is cut while it is read ends this answer alone', async () => {
    const large = join(dist, 'large.js')
    await writeFile(large, Buffer.alloc(20_000_000))
    const response = await get('/large.js')
    const reader = response.body?.getReader()
    await reader?.read()
    await truncate(large, 100_000)
    const readAll = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(readAll()).rejects.toThrow()
    expect(await text('/')).toBe('page 1')
  })
})

test('without a build everything is a 503 that says to come back, until there is one', async () => {
  await rename(dist, join(folder, 'away'))
  for (const path of ['/', '/assets/app-1.js', '/no/such/page']) {
    const answer = await get(path, navigation)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
  }
  await publish('2')
  expect(await text('/')).toBe('page 2')
})

test('what is written for hosts, and hidden files, are nobody else’s', async () => {
  await writeFile(join(dist, '.secret'), 'x')
  await publish('2')
  for (const path of ['/_headers', '/_earlier.json', '/.secret', '/_nginx.conf'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('a part of a file, and none of it', async () => {
  const part = await get('/same.js', { range: 'bytes=7-9' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 7-9/${scriptOf('1').length}`,
    '1 s',
  ])
  expect((await get('/same.js', { range: 'bytes=99999999-' })).status).toBe(416)
  const head = await fetch(`${http.origin}/same.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.status, Number(head.headers.get('content-length')), await head.text()]).toEqual([
    200,
    scriptOf('1').length,
    '',
  ])
})
