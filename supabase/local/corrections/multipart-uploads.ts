/**
 * Correction: uploads of a Blob or File.
 *
 * supabase-js sends them as multipart/form-data with the file in a field with an empty name; Lite expects a field named
 * `file` and responds "Missing file in multipart upload" (or, on update, stores the envelope as the picture). The
 * hosted service accepts any field name. This passes the file to Lite as a plain body, and the other fields as the
 * equivalent headers.
 *
 * @returns undefined for a form that cannot be read, or whose fields are no headers
 */
export const withoutMultipart = async (request: Request): Promise<Request | undefined> =>
  isMultipartUpload(request) ? asPlainUpload(request).catch(() => undefined) : request

async function asPlainUpload(request: Request): Promise<Request> {
  const form = await request.formData()
  const file = [...form.values()].find((value) => typeof value !== 'string')
  const headers = new Headers(request.headers)
  headers.set('content-type', file?.type || 'application/octet-stream')
  setFrom(headers, 'cache-control', form.get('cacheControl'), (seconds) => `max-age=${seconds}`)
  setFrom(headers, 'x-metadata', form.get('metadata'), (json) => Buffer.from(json).toString('base64'))
  const body = file ? await file.arrayBuffer() : new ArrayBuffer(0)
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

function isMultipartUpload(request: Request): boolean {
  return (
    (request.method === 'POST' || request.method === 'PUT') &&
    new URL(request.url).pathname.startsWith('/storage/v1/object/') &&
    (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  )
}

function setFrom(headers: Headers, name: string, field: unknown, toHeader: (value: string) => string): void {
  if (typeof field === 'string' && field !== '') headers.set(name, toHeader(field))
}
