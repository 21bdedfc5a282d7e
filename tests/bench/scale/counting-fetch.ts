import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, request, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** A response. `bytes` counts the status line, the headers and the body as sent. */
export type Counted = {
  readonly path: string
  readonly method: string
  readonly status: number
  readonly cache: string
  readonly bytes: number
  readonly ms: number
}

type Caller = {
  /** Part of the cache key: see `hostFor` in campus-day.ts. */
  readonly host: string
  readonly count: (answer: Counted) => void
}

const callers = new AsyncLocalStorage<Caller>()
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Counts the requests of `work`. */
export const countRequests = <Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> =>
  callers.run(caller, work)

const headerBytes = ({ rawHeaders, statusCode, statusMessage }: IncomingMessage): number =>
  `HTTP/1.1 ${statusCode} ${statusMessage}`.length + 4 + rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)

/** Replaces `fetch` for the app's code and counts each response as sent over the wire. */
export const countingFetch: typeof fetch = async (input, init) => {
  const asked = new Request(input, init)
  const body = await asked.text()
  const { host = '', count } = callers.getStore() ?? {}
  const from = performance.now()
  const [message, bytes] = await new Promise<[IncomingMessage, Buffer]>((resolve, reject) => {
    const sent = request(
      asked.url,
      {
        method: asked.method,
        agent,
        headers: { ...Object.fromEntries(asked.headers), 'accept-encoding': 'gzip', host },
      },
      (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => void chunks.push(chunk))
          .on('end', () => resolve([response, Buffer.concat(chunks)]))
          .on('error', reject)
      },
    )
    sent.on('error', reject).end(body)
  })
  const { statusCode = 502, headers } = message
  count?.({
    path: new URL(asked.url).pathname.replace('/rest/v1/', ''),
    method: asked.method,
    status: statusCode,
    cache: String(headers['x-cache'] ?? ''),
    bytes: headerBytes(message) + bytes.length,
    ms: performance.now() - from,
  })
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  return new Response(text.toString(), {
    status: statusCode,
    headers: { 'Content-Type': String(headers['content-type'] ?? '') },
  })
}
