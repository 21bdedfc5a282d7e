import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Server as SocketServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { everyAnswer } from '../../src/build/security-headers.ts'
import { isAllowedHost, namedHosts } from './allowed-hosts.ts'
import { bufferedRequest } from './buffered-request.ts'
import { tellCallerAddress } from './caller-address.ts'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { UploadSlots } from './upload-slots.ts'

/** Another program listens on the port. */
class PortTakenError extends StartupError {
  override name = 'PortTakenError'
}

/** Answers everything that is not the backend's: the app's files. */
export type Frontend = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServer = {
  /** Where it answers, as a browser writes it: `http://localhost:4173`. */
  readonly origin: string
  readonly server: Server
  /** Sets who answers; until then every call waits. */
  attach(parts: { backend: (request: Request) => Promise<Response>; frontend: Frontend }): void
  close(): Promise<void>
}

const backendPath = /^\/(rest|auth|storage|functions)\/v1(\/|\?|$)/

/**
 * Takes the port and serves the app and its backend from one origin. With the default host it answers on 127.0.0.1
 * and on `localhost`, whichever address that name stands for. Port 0 takes any free port.
 *
 * @throws {StartupError} when the port is taken or may not be used.
 */
export async function startHttpServer({ port, host }: { port: number; host: string }): Promise<HttpServer> {
  let attached: (parts: { frontend: Frontend; api: Frontend }) => void = () => {}
  const parts = new Promise<{ frontend: Frontend; api: Frontend }>((resolve) => (attached = resolve))
  const named = namedHosts(process.env, host)
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value)
    if (!isAllowedHost(request.headers.host, named)) {
      return void response.writeHead(421, { 'Content-Type': 'text/plain' }).end('This name is not served here; ALLOWED_HOSTS adds names.\n')
    }
    const { api, frontend } = await parts
    tellCallerAddress(request)
    if (backendPath.test(request.url ?? '')) api(request, response)
    else frontend(request, response)
  })
  // Whoever sends a request slower than this holds a connection for nothing.
  server.headersTimeout = 20_000
  server.requestTimeout = 180_000
  await listen(server, port, host)
  const asLocalhost = host === '127.0.0.1' && port !== 0
  const twin = asLocalhost ? await listenOnIpv6Too(server, port) : undefined
  const name = asLocalhost ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    origin: `http://${name}:${(server.address() as AddressInfo).port}`,
    server,
    attach: ({ backend, frontend }) => attached({ frontend, api: asListener(backend) }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await Promise.all([closed, twin && new Promise((resolve) => twin.close(resolve))])
    },
  }
}

function asListener(backend: (request: Request) => Promise<Response>): Frontend {
  const app = new Hono()
  app.use('/rest/*', compress())
  app.use('/storage/v1/object/public/*', etag())
  const slots = new UploadSlots()
  app.all('*', async ({ req }) => {
    const read = await slots.hold(req.raw.headers.get('cf-connecting-ip') ?? '', async () => ({ request: await bufferedRequest(req.raw) }))
    if (!read) return Response.json(noRoom, { status: 429, headers: { 'retry-after': '3' } })
    return read.request ? backend(read.request) : Response.json(tooLarge, { status: 413 })
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => void listener(request, response)
}

const noRoom = { code: 'PT429', message: 'Too many uploads at once, try again later', details: null, hint: null }
const tooLarge = { statusCode: '413', error: 'Payload too large', message: 'The object exceeded the maximum allowed size' }

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
    if (code === 'EADDRINUSE') throw new PortTakenError(`port ${port} is taken; stop what uses it, or choose another: PORT=${port + 1} npm start`)
    if (code === 'EACCES') throw new StartupError(`port ${port} may not be used by you; choose one above 1023: PORT=4173 npm start`)
    throw new StartupError(`cannot listen on ${host}:${port}: ${oneLine(error)}`)
  }
}

/** `localhost` is ::1 first on many machines: connections to it join the same server. */
async function listenOnIpv6Too(server: Server, port: number): Promise<SocketServer | undefined> {
  const twin = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket))
  try {
    await listen(twin, port, '::1')
    return twin
  } catch (error) {
    if (!(error instanceof PortTakenError)) return undefined
    server.close()
    throw error
  }
}
