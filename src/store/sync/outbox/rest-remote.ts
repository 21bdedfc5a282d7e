import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'
import { photoFiles, smallPhoto } from '@/kit/rules/photo-name'
import { withOwnPicture } from '@/store/own-pictures'
import { errorOf } from '@/store/remote/error-response'
import { retryAfterOf } from '@/store/remote/retry-after'
import { projectKey, projectUrl } from '@/store/remote/project'
import { uploadRequest, uploadTimeoutMs, uploadedSchema } from '@/store/remote/storage-upload'
import { isStored, type ServerResponse } from './classify'
import type { Operation, StoredPhoto } from './operation'
import { findProof } from '@/store/remote/proof-of-work'
import type { RequestContext, Remote } from './remote'
import { returningOf, switchOf } from '../table-names'

const rowTimeoutMs = 20_000

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | ArrayBuffer
}

const jsonHeaders = { 'Content-Type': 'application/json' }

const writeRequest = (operation: Operation, photo: StoredPhoto | undefined): Request => {
  switch (operation.action) {
    case 'insert': {
      const returning = returningOf(operation.table)
      return {
        method: 'POST',
        path: `/rest/v1/${operation.table}`,
        query: returning === null ? {} : { select: returning },
        headers: { ...jsonHeaders, Prefer: `return=${returning === null ? 'minimal' : 'representation'}` },
        body: JSON.stringify({ ...operation.values, id: operation.row }),
      }
    }
    case 'update':
      return {
        method: 'PATCH',
        path: `/rest/v1/${operation.table}`,
        query: {
          id: `eq.${operation.row}`,
          rev: `eq.${operation.baseRev}`,
          select: returningOf(operation.table) ?? 'id',
        },
        headers: { ...jsonHeaders, Prefer: 'return=representation' },
        body: JSON.stringify(operation.values),
      }
    case 'delete':
      return {
        method: 'DELETE',
        path: `/rest/v1/${operation.table}`,
        query: { id: `eq.${operation.row}`, select: 'id' },
        headers: { Prefer: 'return=representation' },
      }
    case 'switch': {
      const { function: name, row, on } = switchOf(operation.table)
      return {
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        headers: jsonHeaders,
        body: JSON.stringify({ [row]: operation.row, [on]: operation.on, idempotency_key: operation.idempotencyKey }),
      }
    }
    case 'upload':
      return {
        ...uploadRequest(operation.bucket, operation.path, photo?.type ?? 'application/octet-stream'),
        body: photo?.bytes ?? new ArrayBuffer(0),
      }
    case 'remove':
      return {
        method: 'DELETE',
        path: `/storage/v1/object/${operation.bucket}`,
        headers: jsonHeaders,
        body: JSON.stringify({ prefixes: photoFiles(operation.path) }),
      }
  }
}

const readRequest = (operation: Operation): Request => ({
  method: 'GET',
  path: 'table' in operation ? `/rest/v1/${operation.table}` : '/rest/v1/',
  query: 'row' in operation ? { id: `eq.${operation.row}`, select: returningOf(operation.table) ?? 'id' } : {},
})

const rowSchema = v.pipe(v.record(v.string(), v.unknown()), v.transform(withOwnPicture))

type FileOperation = Extract<Operation, { readonly path: string }>

/** Storage identifies files by path: returns them as rows with the path as their id. */
const fileRows = (operation: FileOperation, body: unknown): ServerResponse['rows'] => {
  const { path } = operation
  if (operation.action === 'upload') {
    const uploaded = v.safeParse(uploadedSchema, body)
    return uploaded.success ? [{ id: uploaded.output.Key.replace(`${operation.bucket}/`, '') }] : null
  }
  const removed = v.safeParse(v.array(v.object({ name: v.string() })), body)
  // A photo counts as removed when either of its two files was.
  return removed.success ? removed.output.map(({ name }) => ({ id: name === smallPhoto(path) ? path : name })) : null
}

const readResponse = async (response: Response, operation: Operation): Promise<ServerResponse> => {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const body = isJson ? parseJson(await response.text()) : undefined
  if (response.ok) {
    const rows = v.safeParse(v.array(rowSchema), body)
    return {
      status: response.status,
      code: '',
      rows: 'path' in operation ? fileRows(operation, body) : rows.success ? rows.output : null,
    }
  }
  const error = errorOf(response.status, body)
  const retryAfterMs = retryAfterOf(response.headers.get('Retry-After'), Date.now())
  return {
    status: error?.status ?? response.status,
    code: error?.code ?? '',
    rows: error ? [] : null,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

const request = async (
  { method, path, query = {}, headers = {}, body }: Request,
  operation: Operation,
  context: RequestContext,
): Promise<ServerResponse> => {
  const key = projectKey()
  const url = new URL(`${projectUrl()}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const timeout = AbortSignal.timeout(operation.action === 'upload' ? uploadTimeoutMs : rowTimeoutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        apikey: key,
        ...(context.token === null ? {} : { Authorization: `Bearer ${context.token}` }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([context.signal, timeout]),
    })
    return await readResponse(response, operation)
  } catch {
    // Refused, cut off, timed out or aborted: the server may or may not have received the request.
    return { status: 0, code: '', rows: null }
  }
}

/** Rows sent without an account carry a proof of work, so that flooding the open forms is expensive. */
const withProof = async (operation: Operation, { token }: RequestContext): Promise<Operation> =>
  operation.action === 'insert' && token === null
    ? { ...operation, values: { ...operation.values, proof_of_work: await findProof(operation.row) } }
    : operation

/**
 * Calls PostgREST and Storage without a client library, which would hide what the outbox needs: the status,
 * Retry-After, whether the body was the server's JSON, and an abort signal for uploads.
 */
export const restRemote: Remote = {
  send: async (operation, photo, context) => {
    if (operation.action === 'upload' && photo) {
      // The small file is uploaded first: if the large one exists, the small one does, too.
      const response = await request(
        { ...uploadRequest(operation.bucket, smallPhoto(operation.path), photo.type), body: photo.small },
        operation,
        context,
      )
      if (!isStored(response)) return response
    }
    return request(writeRequest(await withProof(operation, context), photo), operation, context)
  },
  fetchRow: (operation, context) => request(readRequest(operation), operation, context),
}
