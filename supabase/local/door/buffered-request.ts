const kB = 1024

/** The largest body, by the beginning of its path: several times what the app sends. */
const bodyLimits = [
  ['/auth/v1/', 16 * kB],
  ['/functions/v1/', 64 * kB],
  // No function takes a long text.
  ['/rest/v1/rpc/', 16 * kB],
  ['/rest/v1/', 2048 * kB],
  // The 2 MiB of a bucket plus room for the multipart envelope.
  ['/storage/v1/', 3 * 1024 * kB],
] as const

/** A larger body is not read to its end: the caller hears nothing but a broken connection. */
const mostRead = 12 * 1024 * kB

const limitOf = ({ url }: Request): number => {
  const { pathname } = new URL(url)
  return bodyLimits.find(([start]) => pathname.startsWith(start))?.[1] ?? 0
}

/** A body that comes more slowly than this once it has had time to begin is not waited for. */
const slowest = { bytesPerSecond: 1024, afterMs: 10_000 }

type Options = {
  readonly pace?: typeof slowest
  /** Ends the reading. */
  readonly signal?: AbortSignal
}

/** The reason for which a body was not read. */
export type Unread = 'too-large' | 'too-slow'

/** Ends when the signal does, or when the body has become slower than the pace. Call `stop` when it has been read. */
const watchPace = (
  { bytesPerSecond, afterMs }: typeof slowest,
  bytesRead: () => number,
  signal: AbortSignal | undefined,
) => {
  let end = () => {}
  const tooSlow = new Promise<undefined>((resolve) => (end = () => resolve(undefined)))
  const startedAt = performance.now()
  const timer = setInterval(
    () => {
      const waitedMs = performance.now() - startedAt - afterMs
      if (waitedMs > 0 && bytesRead() < (waitedMs / 1000) * bytesPerSecond) end()
    },
    Math.min(1000, afterMs),
  )
  signal?.addEventListener('abort', end)
  return {
    tooSlow,
    stop: () => {
      clearInterval(timer)
      signal?.removeEventListener('abort', end)
    },
  }
}

/** Reads a request's body completely, so that its handler never waits for a slow sender. */
export async function bufferedRequest(
  request: Request,
  { pace = slowest, signal }: Options = {},
): Promise<Request | Unread> {
  if (!request.body) return request
  const limit = limitOf(request)
  if (Number(request.headers.get('content-length') ?? 0) > mostRead) return 'too-large'
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  const { tooSlow, stop } = watchPace(pace, () => size, signal)
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), tooSlow])
      if (read === undefined) return 'too-slow'
      if (read.done) break
      size += read.value.byteLength
      if (size > mostRead) return 'too-large'
      if (size <= limit) chunks.push(read.value)
      else chunks.length = 0
    }
  } finally {
    stop()
  }
  if (size > limit) return 'too-large'
  const headers = new Headers(request.headers)
  // Lite checks the size by this header alone, and a chunked request may lack it.
  headers.set('content-length', String(size))
  return new Request(request.url, {
    method: request.method,
    headers,
    body: Buffer.concat(chunks),
    signal: request.signal,
  })
}
