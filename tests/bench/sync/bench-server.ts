import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { listen } from '../listen.ts'

const latencyMs = 20
const lostShare = 0.05
const newest = 1_000_000
const pageSize = 500

export type BenchServer = { readonly origin: string; readonly received: Map<string, number>; close(): Promise<void> }

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const createdAt = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
/** As many as phones copy. */
const posts = Array.from({ length: 100 }, (_, n) => ({
  id: uuid(n),
  rev: n + 1,
  created_at: createdAt(n),
  content: `Post ${n}: heard at the mess that the library opens all night before the exams.`,
  category: n % 3 === 0 ? 'love' : 'trending',
  likes_count: n % 40,
  image_url: null,
}))
const groceries = Array.from({ length: 9900 }, (_, n) => ({
  id: uuid(1000 + n),
  rev: n + 1,
  created_at: createdAt(n),
  name: `Thing ${n}: sold beside the gate until the evening.`,
  description: null,
  price: n,
  category: 'produce',
  image_url: null,
  store_name: null,
  whatsapp: null,
}))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Drops every twentieth acknowledgement, always the same ones, so that runs are comparable. */
const handleInsert = async (
  request: IncomingMessage,
  response: ServerResponse,
  received: Map<string, number>,
): Promise<void> => {
  const row: { id: string } = JSON.parse(await bodyOf(request))
  const timesReceived = received.get(row.id) ?? 0
  received.set(row.id, timesReceived + 1)
  await wait(latencyMs)
  if (timesReceived === 0 && received.size % Math.round(1 / lostShare) === 0) return void response.destroy()
  if (timesReceived > 0)
    return void response
      .writeHead(409, { 'Content-Type': 'application/json' })
      .end('{"code":"23505","message":"duplicate key"}')
  response
    .writeHead(201, { 'Content-Type': 'application/json' })
    .end(JSON.stringify([{ ...posts[0], ...row, rev: newest }]))
}

const asTable = (rows: readonly Readonly<Record<string, unknown>>[]) => ({
  columns: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row)),
})

/** A snapshot in pages of 500 rows, like the server's. */
const handleSync = async (url: URL, response: ServerResponse): Promise<void> => {
  await wait(latencyMs)
  const after = Number(url.searchParams.get('after')?.split('/')[1] || 0)
  const page = groceries.slice(after, after + pageSize)
  const end = after + pageSize
  const answer = {
    epoch: 'bench',
    until: newest,
    tables: { ...(after === 0 ? { gossip_posts: asTable(posts) } : {}), groceries: asTable(page) },
    ...(end < groceries.length ? { next: `groceries/${end}` } : {}),
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}

/** Answers the look-up of a row whose acknowledgement was lost. */
const handleRead = async (url: URL, response: ServerResponse): Promise<void> => {
  await wait(latencyMs)
  const id = url.searchParams.get('id')?.replace('eq.', '')
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(id ? [{ ...posts[0], id }] : []))
}

/** Serves the app's modules unbundled, and a fake API with two tables that drops some responses. */
export async function startBenchServer(root: string): Promise<BenchServer> {
  const received = new Map<string, number>()
  const http: Server = createServer()
  const vite: ViteDevServer = await createVite({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': `${root}/src` } },
    define: { 'import.meta.env.VITE_SUPABASE_URL': '""', 'import.meta.env.VITE_SUPABASE_ANON_KEY': '"bench"' },
    optimizeDeps: { include: ['dexie', 'valibot', '@supabase/auth-js', '@supabase/postgrest-js', 'zustand/vanilla'] },
    server: { middlewareMode: true, hmr: false },
  })
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://bench')
    if (url.pathname.endsWith('/rpc/sync')) void handleSync(url, response)
    else if (url.pathname.startsWith('/rest/v1/') && request.method === 'POST')
      void handleInsert(request, response, received)
    else if (url.pathname.startsWith('/rest/v1/')) void handleRead(url, response)
    else vite.middlewares(request, response)
  })
  return {
    origin: await listen(http),
    received,
    async close() {
      http.closeAllConnections()
      http.close()
      await vite.close()
    },
  }
}
