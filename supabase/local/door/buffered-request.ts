/** The storage limit of 10 MiB plus room for the multipart envelope. */
const bodyLimit = 11 * 1024 * 1024

/**
 * Reads a request's body completely, so that its handler never waits for a slow sender.
 *
 * @returns the request with its body in memory, or undefined if the body exceeds the limit.
 */
export async function bufferedRequest(request: Request, limit = bodyLimit): Promise<Request | undefined> {
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
  // Lite checks the size by this header alone, and a chunked request may lack it.
  headers.set('content-length', String(size))
  return new Request(request.url, { method: request.method, headers, body: Buffer.concat(chunks) })
}
