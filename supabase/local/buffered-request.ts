/** The largest body that is taken: the storage limit of 10 MiB and room for the form around it. */
const BODY_LIMIT = 11 * 1024 * 1024

/**
 * Reads a request's body to its end, so that whoever handles it never waits for a slow sender.
 *
 * @returns the same request with its body in memory, or undefined when the body is larger than the limit.
 */
export async function bufferedRequest(request: Request, limit = BODY_LIMIT): Promise<Request | undefined> {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  const headers = new Headers(request.headers)
  // Lite measures by this alone, and who sends in pieces may leave it out.
  headers.set('content-length', String(size))
  return new Request(request.url, { method: request.method, headers, body: Buffer.concat(chunks) })
}
