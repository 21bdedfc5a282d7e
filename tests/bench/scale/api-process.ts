import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import postgres from 'postgres'
import * as v from 'valibot'
import { statementOf } from '../backend/postgrest-sql.ts'

// Stands in for PostgREST in its own process: each request is one transaction through the pool, with the role and the
// settings local to that transaction. Arguments: the pool's URL, the public key, the JWT secret.

const [pool = '', publicKey = '', secret = ''] = process.argv.slice(2)
const compress = promisify(gzip)
const headersSchema = v.array(v.record(v.string(), v.string()))
const claimsSchema = v.object({ sub: v.string() })

// Requests share server connections, so there are no prepared statements.
const connect = (database: string) =>
  postgres(`${pool}/${database}`, { max: 20, prepare: false, fetch_types: false, onnotice: () => {} })
const [primary, standby] = [connect('primary'), connect('standby')]

class Refused extends Error {}

type Caller = { readonly role: 'anon' | 'authenticated'; readonly claims: string; readonly user: string }

const visitor: Caller = { role: 'anon', claims: JSON.stringify({ role: 'anon' }), user: '' }

const callerOf = ({ headers: { authorization = '', apikey } }: IncomingMessage): Caller => {
  const token = authorization.replace('Bearer ', '')
  if (apikey !== publicKey) throw new Refused()
  if (token === publicKey) return visitor
  const [head = '', claims = '', signature] = token.split('.')
  if (createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url') !== signature) throw new Refused()
  const text = Buffer.from(claims, 'base64url').toString()
  return { role: 'authenticated', claims: text, user: v.parse(claimsSchema, JSON.parse(text)).sub }
}

const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
  return chunks.length === 0 ? null : Buffer.concat(chunks).toString()
}

const settings = `select set_config('search_path', 'public, extensions', true), set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.headers', $4, true), set_config('statement_timeout', $5, true), set_config('request.jwt.claim.sub', $6, true)`
const timeouts = { anon: '3s', authenticated: '8s' } as const
const scalar = /^\[\{"pgrst_call":(.*)\}\]$/s

type Answer = { readonly status: number; readonly body: string; readonly headers: Readonly<Record<string, string>> }

const answer = async (request: IncomingMessage): Promise<Answer> => {
  const caller = callerOf(request)
  const { method = 'GET' } = request
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
  const statement = statementOf({
    what: '',
    by: 'visitor',
    method,
    path: pathname.replace('/rest/v1/', ''),
    query: [...searchParams],
    prefer: '',
    body: await bodyOf(request),
  })
  const database = method === 'GET' && caller.role === 'anon' ? standby : primary
  return database.begin(method === 'GET' ? 'read only' : '', async (transaction) => {
    const headers = JSON.stringify({ 'x-forwarded-for': request.headers['x-forwarded-for'] ?? '' })
    const [, rows, set] = await Promise.all([
      transaction.unsafe(settings, [caller.role, caller.claims, method, headers, timeouts[caller.role], caller.user]),
      transaction.unsafe(statement.text, [...statement.params]),
      transaction.unsafe(`select current_setting('response.headers', true) as headers`),
    ])
    const listed = String(rows[0]?.['body'])
    const own = v.parse(headersSchema, JSON.parse(String(set[0]?.['headers'] ?? '') || '[]'))
    return {
      status: method === 'POST' ? 201 : 200,
      body: scalar.exec(listed)?.[1] ?? listed,
      headers: Object.assign({}, ...own),
    }
  })
}

const failed = (error: unknown): Answer => {
  const code = error instanceof postgres.PostgresError ? error.code : ''
  const status = error instanceof Refused ? 401 : code === 'PT429' ? 429 : /^(?:22|23|42|P0)/.test(code) ? 400 : 500
  return { status, body: JSON.stringify({ code, message: error instanceof Error ? error.message : '' }), headers: {} }
}

const server = createServer((request, response) => {
  void answer(request)
    .catch(failed)
    .then(async ({ status, body, headers }) => {
      const isCompressed = body.length > 300 && /gzip/.test(request.headers['accept-encoding'] ?? '')
      const bytes = isCompressed ? await compress(body) : Buffer.from(body)
      response.writeHead(status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': bytes.length,
        Vary: 'Accept-Encoding',
        ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
        ...headers,
      })
      response.end(bytes)
    })
})
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ pid: process.pid, port: (server.address() as AddressInfo).port })),
)
process.stdin.resume().once('close', () => process.exit())
