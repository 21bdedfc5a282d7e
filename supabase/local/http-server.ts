import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Server as SocketServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { commonHeaders } from '../../build/security-headers.ts'
import { shares, type Share } from './budgets.ts'
import { AddressSlots } from './door/address-slots.ts'
import { isAllowedHost, namedHosts } from './door/allowed-hosts.ts'
import { bufferedRequest } from './door/buffered-request.ts'
import { callerNetwork, setCallerNetwork, trustedProxies } from './door/caller-address.ts'
import { connectionLimits, limitConnections, OneAnswerAtATime } from './door/connection-limits.ts'
import { isBackendPath, pathOfTarget } from './door/request-target.ts'
import { fileBytes, SlowReaders } from './door/slow-readers.ts'
import { withCacheRules } from './door/varying-by.ts'
import type { LiveHeads } from './live-heads.ts'
import { printFailure } from './printable.ts'
import { StartupError, oneLine, systemCode } from './startup-error.ts'

class PortTakenError extends StartupError {
  override name = 'PortTakenError'
}

/** Handles every request that is not for the backend: the app's files. */
export type Frontend = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServer = {
  /** The origin as a browser writes it: `http://localhost:4173`. */
  readonly origin: string
  readonly server: Server
  /** Sets the handlers; requests wait until then. */
  attach(handlers: { backend: (request: Request) => Promise<Response>; frontend: Frontend; live?: LiveHeads }): void
  close(): Promise<void>
}

/** The longest silence of a connection. `checkMs`: the interval at which connections are checked. */
const maxWaits = { headersMs: 10_000, bodyMs: 180_000, idleMs: 20_000, checkMs: 2000 }

type ServerOptions = {
  readonly port: number
  readonly host: string
  /** Other names of this server. */
  readonly names?: readonly string[]
  readonly connections?: Share
  readonly waits?: typeof maxWaits
}

type Handlers = { readonly frontend: Frontend; readonly api: Frontend; readonly live?: LiveHeads }

/**
 * Binds the port and serves the app and its backend from one origin. With the default host it listens on 127.0.0.1 and
 * ::1, as `localhost` may resolve to either. Port 0 picks any free port, on 127.0.0.1 only.
 *
 * @throws {StartupError} when the port is taken or not permitted.
 */
export async function startHttpServer({
  port,
  host,
  names = [],
  connections = connectionLimits(),
  waits = maxWaits,
}: ServerOptions): Promise<HttpServer> {
  let resolveHandlers: (handlers: Handlers) => void = () => {}
  const handlers = new Promise<Handlers>((resolve) => (resolveHandlers = resolve))
  const allowedHosts = [...namedHosts(process.env, host), ...names]
  const isTrusted = trustedProxies(process.env['TRUSTED_PROXIES'])
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOfTarget(request.url)
    // The stream of live heads contains only numbers, so it needs no headers of a page.
    const headers = path?.startsWith('/live/') ? {} : commonHeaders
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (path === undefined) return refuse(response, 400, 'No such address')
    if (!isAllowedHost(request.headers.host, allowedHosts))
      return refuse(
        response,
        421,
        'Unknown host name. Name it in SITE_URL, if people open the app at it, or in ALLOWED_HOSTS.',
      )
    const { api, frontend, live } = await handlers
    const network = callerNetwork(request, isTrusted)
    if (live?.handle(path, { request, response, network })) return
    if (path.startsWith('/live/')) return refuse(response, 404, 'No such address')
    setCallerNetwork(request, network)
    if (isBackendPath(path)) api(request, response)
    else if (readers.admit(response, network, fileBytes)) frontend(request, response)
    else refuse(response, 503, 'Too many requests at once')
  }
  const readers = new SlowReaders()
  // A connection that sends nothing, or sends slowly, is closed. A proxy in front must close its idle connections
  // before the server does: a request that arrives meanwhile is lost.
  const timeouts = {
    headersTimeout: waits.headersMs,
    requestTimeout: waits.bodyMs,
    keepAliveTimeout: waits.idleMs,
    connectionsCheckingInterval: waits.checkMs,
  }
  const inTurn = new OneAnswerAtATime()
  const answerInTurn = async (request: IncomingMessage, response: ServerResponse) =>
    (await inTurn.admit(request, response)) && answer(request, response)
  const server = createServer(
    timeouts,
    (request, response) => void answerInTurn(request, response).catch((error: unknown) => abandon(response, error)),
  )
  limitConnections(server, connections, isTrusted)
  await listen(server, port, host)
  const isLocalhost = host === '127.0.0.1' && port !== 0
  const ipv6Server = isLocalhost ? await listenOnIpv6Too(server, port) : undefined
  const name = isLocalhost ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    origin: `http://${name}:${(server.address() as AddressInfo).port}`,
    server,
    attach: ({ backend, ...others }) => resolveHandlers({ ...others, api: asListener(backend, readers) }),
    async close() {
      readers.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await Promise.all([closed, ipv6Server && new Promise((resolve) => ipv6Server.close(resolve))])
    },
  }
}

const refuse = (response: ServerResponse, status: number, reason: string): void =>
  void response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(`${reason}\n`)

/** A sender who hangs up is not worth a word. */
const report = (error: unknown): void => {
  if (systemCode(error) !== 'ECONNRESET') printFailure('A request failed', error)
}

/** A request whose handler throws gets no answer, or half of one; all others go on. */
const abandon = (response: ServerResponse, error: unknown): void => {
  report(error)
  if (response.headersSent) response.destroy()
  else refuse(response, 500, 'Something went wrong')
}

const isLarge = ({ headers }: Request): boolean => Number(headers.get('content-length')) > 64 * 1024

const isFileOfStorage = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith('/storage/v1/object/')

function asListener(backend: (request: Request) => Promise<Response>, readers: SlowReaders): Frontend {
  const app = new Hono()
  app.use('/rest/*', compress())
  app.use('/storage/v1/object/public/*', etag())
  app.onError((error) => {
    report(error)
    return Response.json({ message: 'Something went wrong' }, { status: 500 })
  })
  const [reading, waiting] = [new AddressSlots(shares.uploads), new AddressSlots(shares.uploads)]
  app.all('*', async ({ req }) => {
    if (!req.raw.body) return backend(req.raw)
    const address = req.raw.headers.get('cf-connecting-ip') ?? ''
    const buffered = await reading.hold(address, (signal) => bufferedRequest(req.raw, { signal }))
    if (buffered === undefined) return tooManyUploads()
    if (buffered === 'too-large') return Response.json(tooLarge, { status: 413 })
    if (buffered === 'too-slow') return Response.json(tooSlow, { status: 408, headers: { connection: 'close' } })
    if (!isLarge(buffered)) return backend(buffered)
    return (await waiting.hold(address, () => backend(buffered))) ?? tooManyUploads()
  })
  return (request, response) => {
    const answerTo = async (asked: Request) => {
      const answer = withCacheRules(asked, await app.fetch(asked))
      const network = asked.headers.get('cf-connecting-ip') ?? ''
      return (
        (await readers.inParts(answer, response, { network, isFile: answer.ok && isFileOfStorage(asked) })) ??
        withCacheRules(asked, tooManyUnread())
      )
    }
    const listener = getRequestListener(answerTo, { overrideGlobalObjects: false })
    void listener(request, response).catch((error: unknown) => abandon(response, error))
  }
}

const tooMany = (message: string) => (): Response =>
  Response.json({ code: 'PT429', message, details: null, hint: null }, { status: 429, headers: { 'retry-after': '3' } })
const tooManyUploads = tooMany('Too many uploads at once, try again later')
const tooManyUnread = tooMany('Too many answers are not read yet, try again later')
const tooSlow = { statusCode: '408', error: 'Request timeout', message: 'The body came too slowly' }
const tooLarge = {
  statusCode: '413',
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
}

async function listen(server: Server | SocketServer, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port, host, exclusive: true }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EADDRINUSE')
      throw new PortTakenError(
        `port ${port} is taken; stop what uses it, or choose another: PORT=${port + 1} npm start`,
      )
    if (code === 'EACCES')
      throw new StartupError(`you have no permission to use port ${port}; choose one above 1023: PORT=4173 npm start`)
    throw new StartupError(`cannot listen on ${host}:${port}: ${oneLine(error)}`)
  }
}

/** Many machines resolve `localhost` to ::1 first, so connections to it are passed to the same server. */
async function listenOnIpv6Too(server: Server, port: number): Promise<SocketServer | undefined> {
  const ipv6Server = createSocketServer(
    { allowHalfOpen: true, noDelay: true },
    (socket) => void server.emit('connection', socket),
  )
  try {
    await listen(ipv6Server, port, '::1')
    return ipv6Server
  } catch (error) {
    if (!(error instanceof PortTakenError)) return undefined
    server.close()
    throw error
  }
}
