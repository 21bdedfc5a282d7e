import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeHeaders } from '../../build/hosts/headers-file.ts'
import { startHttpServer } from '../../supabase/local/http-server.ts'
import type { HttpServer } from '../../supabase/local/http-server.ts'
import { staticFiles } from '../../supabase/local/static-files.ts'
import { freePort } from '../free-port.ts'

const shell = '<!doctype html><title>Comrade</title>'
const shellInKiswahili = '<!doctype html><html lang="sw-KE"><title>Comrade</title>'
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`
const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
const navigation = { accept: 'text/html,application/xhtml+xml' }

let folder: string
let http: HttpServer
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${http.origin}${path}`, { headers })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-dist-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'fallback.htm'), shell)
  await mkdir(join(folder, 'sw'))
  await writeFile(join(folder, 'sw', 'fallback.htm'), shellInKiswahili)
  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting')
  await writeFile(
    join(folder, '_headers'),
    writeHeaders({ 'Content-Security-Policy': policy, 'Strict-Transport-Security': 'max-age=31536000' }),
  )
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  await mkdir(join(folder, '.well-known'))
  await writeFile(join(folder, '.well-known', 'assetlinks.json'), '[]')
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), script)
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script))
  http = await startHttpServer({ port: await freePort(), host: '127.0.0.1' })
  const rows = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Sukuma Wiki' }))
  http.attach({ frontend: staticFiles(folder), backend: async (request) => respond(request, rows) })
})

afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})

async function respond(request: Request, rows: unknown): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/storage/') && request.method === 'GET')
    return new Response('picture', { headers: { ETag: '"1"', 'Cache-Control': 'max-age=60' } })
  if (request.method === 'POST') return Response.json({ received: (await request.arrayBuffer()).byteLength })
  return Response.json(rows)
}

describe('the app', () => {
  test('has the headers that its build declares on every path, except those that need TLS', async () => {
    for (const path of ['/', '/groceries', '/sw.js', '/assets/app-1a2b3c.js', '/assets/gone.js']) {
      const { headers } = await get(path, navigation)
      expect(headers.get('content-security-policy'), path).toBe(policy)
      expect(headers.get('strict-transport-security')).toBeNull()
    }
    expect((await get('/rest/v1/notes')).headers.get('content-security-policy')).toBeNull()
  })

  test('says how long it keeps an idle connection, which is short', async () => {
    expect((await get('/')).headers.get('keep-alive')).toBe('timeout=20')
  })

  test('names the Android app that belongs to it', async () => {
    const answer = await get('/.well-known/assetlinks.json')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json',
      '[]',
    ])
  })

  test('is returned for a navigation to any route', async () => {
    for (const path of ['/', '/groceries', '/marketplace?tab=mine']) {
      const page = await get(path, navigation)
      expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
        200,
        'text/html;charset=utf-8',
        shell,
      ])
    }
  })

  test('is returned in the language of the address', async () => {
    expect(await (await get('/sw/no/such/page', navigation)).text()).toBe(shellInKiswahili)
    expect(await (await get('/swahili', navigation)).text()).toBe(shell)
  })

  test('is returned for an admin’s screen, which has no page of its own, whatever the caller accepts', async () => {
    for (const path of ['/admin', '/admin/setup', '/admin/setup/', '/sw/admin/login']) {
      const page = await get(path, { accept: '*/*' })
      expect([path, page.status, await page.text()]).toEqual([
        path,
        200,
        path.startsWith('/sw/') ? shellInKiswahili : shell,
      ])
    }
  })

  test('is not returned for a missing asset or file', async () => {
    for (const path of ['/assets/gone-123.js', '/assets/gone', '/pictures/gone.svg']) {
      expect([path, (await get(path, navigation)).status]).toEqual([path, 404])
    }
    expect((await get('/groceries', { accept: 'application/json' })).status).toBe(404)
    expect((await fetch(`${http.origin}/groceries`, { method: 'POST' })).status).toBe(405)
  })

  test('redirects a share to the form if there is no service worker', async () => {
    const shared = await fetch(`${http.origin}/second-hand`, {
      method: 'POST',
      body: new FormData(),
      redirect: 'manual',
    })
    expect([shared.status, shared.headers.get('location')]).toEqual([303, '/second-hand?form=shared'])
  })

  test('caches hashed assets for a year and revalidates everything else', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/', '/sw.js', '/manifest.webmanifest']) {
      expect([path, (await get(path, navigation)).headers.get('cache-control')]).toEqual([path, 'no-cache'])
    }
    const etag = (await get('/sw.js')).headers.get('etag') ?? ''
    expect((await get('/sw.js', { 'if-none-match': etag })).status).toBe(304)
  })

  test('is sent as compressed by the build', async () => {
    const compressed = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(Number(compressed.headers.get('content-length'))).toBe(brotliCompressSync(script).byteLength)
    expect(await compressed.text()).toBe(script)
  })

  test('serves no file outside its folder', async () => {
    for (const path of [
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      expect(await (await get(path, navigation)).text()).not.toContain('root:')
    }
  })
})

describe('every response', () => {
  test('has the security headers', async () => {
    for (const path of ['/', '/assets/gone.js', '/rest/v1/notes', '/storage/v1/object/public/a/b']) {
      expect(Object.fromEntries((await get(path, navigation)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      })
    }
  })

  test('is available on localhost, 127.0.0.1 and ::1', async () => {
    const { port } = new URL(http.origin)
    expect(http.origin).toBe(`http://localhost:${port}`)
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers: navigation })).status).toBe(200)
    if (await hasIpv6()) expect((await fetch(`http://[::1]:${port}/`, { headers: navigation })).status).toBe(200)
  })
})

describe('the backend', () => {
  test('compresses rows', async () => {
    const rows = await get('/rest/v1/notes', { 'accept-encoding': 'gzip' })
    expect(rows.headers.get('content-encoding')).toBe('gzip')
    expect(await rows.json()).toHaveLength(200)
  })

  test('does not resend an unchanged public picture', async () => {
    const path = '/storage/v1/object/public/pictures/a.png'
    expect((await get(path, { 'if-none-match': '"1"' })).status).toBe(304)
    expect(await (await get(path, { 'if-none-match': '"0"' })).text()).toBe('picture')
  })

  test('accepts a file of 2 MiB, rows of 2 MiB and the arguments of a function, and rejects what is much larger', async () => {
    const send = (path: string, mebibytes: number) =>
      fetch(`${http.origin}${path}`, { method: 'POST', body: new Uint8Array(mebibytes * 1024 * 1024) })
    expect(await (await send('/storage/v1/object/item-images/a.webp', 2)).json()).toEqual({ received: 2 * 1024 * 1024 })
    for (const mebibytes of [4, 12])
      expect((await send('/storage/v1/object/item-images/a.webp', mebibytes)).status).toBe(413)
    expect((await send('/rest/v1/rpc/sync', 1 / 64)).status).toBe(200)
    expect((await send('/rest/v1/rpc/sync', 1.9)).status).toBe(413)
    expect((await send('/rest/v1/notes', 2)).status).toBe(200)
    expect((await send('/rest/v1/notes', 10)).status).toBe(413)
  })
})

describe('a port that is in use', () => {
  test('is rejected, whether it is in use on 127.0.0.1 or ::1', async () => {
    const port = Number(new URL(http.origin).port)
    await expect(startHttpServer({ port, host: '127.0.0.1' })).rejects.toThrow(`port ${port} is taken`)
    if (!(await hasIpv6())) return
    const other = createServer().listen(0, '::1')
    await once(other, 'listening')
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    await expect(startHttpServer({ port: taken, host: '127.0.0.1' })).rejects.toThrow(`port ${taken} is taken`)
    other.close()
  })
})

async function hasIpv6(): Promise<boolean> {
  const probe = createServer().listen(0, '::1')
  const listens = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ])
  if (!listens) return false
  const socket = connect((probe.address() as { port: number }).port, '::1')
  await once(socket, 'connect')
  socket.destroy()
  probe.close()
  return true
}
