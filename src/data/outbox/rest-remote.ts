import * as v from 'valibot'
import { photoFiles, smallPhoto } from '@/domain/shared/photo-name'
import { projectKey, projectUrl } from '../remote/project'
import { isStored, type Answer } from './classify'
import type { Operation, StoredPhoto } from './operation'
import { findProof } from './proof-of-work'
import type { RequestContext, Remote } from './remote'
import { writables } from './writables'

/** A picture may take long on a slow network; a row may not. */
const rowMs = 20_000
const pictureMs = 90_000
const yearInSeconds = 365 * 24 * 60 * 60

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | ArrayBuffer
}

const json = { 'Content-Type': 'application/json' }

const uploadOf = (bucket: string, path: string, type = 'application/octet-stream', body = new ArrayBuffer(0)): Request => ({
  method: 'POST',
  path: `/storage/v1/object/${bucket}/${path}`,
  headers: { 'Content-Type': type, 'Cache-Control': `max-age=${yearInSeconds}`, 'x-upsert': 'false' },
  body,
})

const requestOf = (operation: Operation, photo: StoredPhoto | undefined): Request => {
  switch (operation.action) {
    case 'insert': {
      const { echo } = writables[operation.table]
      return {
        method: 'POST',
        path: `/rest/v1/${operation.table}`,
        query: echo === null ? {} : { select: echo },
        headers: { ...json, Prefer: `return=${echo === null ? 'minimal' : 'representation'}` },
        body: JSON.stringify({ ...operation.values, id: operation.row }),
      }
    }
    case 'update':
      return {
        method: 'PATCH',
        path: `/rest/v1/${operation.table}`,
        query: { id: `eq.${operation.row}`, rev: `eq.${operation.baseRev}`, select: writables[operation.table].echo ?? 'id' },
        headers: { ...json, Prefer: 'return=representation' },
        body: JSON.stringify(operation.values),
      }
    case 'delete':
      return {
        method: 'DELETE',
        path: `/rest/v1/${operation.table}`,
        query: { id: `eq.${operation.row}`, select: 'id' },
        headers: { Prefer: 'return=representation' },
      }
    case 'like':
      return {
        method: 'POST',
        path: '/rest/v1/rpc/set_like',
        headers: json,
        body: JSON.stringify({ post: operation.row, liked: operation.liked, idempotency_key: operation.idempotencyKey }),
      }
    case 'upload':
      return uploadOf(operation.bucket, operation.path, photo?.type, photo?.bytes)
    case 'remove':
      return {
        method: 'DELETE',
        path: `/storage/v1/object/${operation.bucket}`,
        headers: json,
        body: JSON.stringify({ prefixes: photoFiles(operation.path) }),
      }
  }
}

const lookOf = (operation: Operation): Request => ({
  method: 'GET',
  path: 'table' in operation ? `/rest/v1/${operation.table}` : '/rest/v1/',
  query: 'row' in operation ? { id: `eq.${operation.row}`, select: writables[operation.table].echo ?? 'id' } : {},
})

const row = v.record(v.string(), v.unknown())
const failure = v.object({
  code: v.optional(v.nullable(v.string())),
  error: v.optional(v.nullable(v.string())),
  statusCode: v.optional(v.union([v.string(), v.number()])),
})

/** Seconds or a date, as HTTP allows. */
const retryAfterOf = (header: string | null): number | undefined => {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type FileOperation = Extract<Operation, { readonly path: string }>

/** Storage names what it made or removed by its path; as rows these read like any other. */
const fileRows = (operation: FileOperation, body: unknown): Answer['rows'] => {
  const { path } = operation
  if (operation.action === 'upload') {
    const made = v.safeParse(v.object({ Key: v.string() }), body)
    return made.success ? [{ id: made.output.Key.replace(`${operation.bucket}/`, '') }] : null
  }
  const removed = v.safeParse(v.array(v.object({ name: v.string() })), body)
  // A photo is gone when one of its files was there to be taken away.
  return removed.success ? removed.output.map(({ name }) => ({ id: name === smallPhoto(path) ? path : name })) : null
}

const readAnswer = async (response: Response, operation: Operation): Promise<Answer> => {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const body = isJson ? parseJson(await response.text()) : undefined
  if (response.ok) {
    const rows = v.safeParse(v.array(row), body)
    return { status: response.status, code: '', rows: 'path' in operation ? fileRows(operation, body) : rows.success ? rows.output : null }
  }
  const told = v.safeParse(failure, body)
  const after = retryAfterOf(response.headers.get('Retry-After'))
  return {
    // Storage tells the true status inside an answer of 400.
    status: (told.success && Number(told.output.statusCode)) || response.status,
    code: told.success ? (told.output.code ?? told.output.error ?? '') : '',
    rows: told.success ? [] : null,
    ...(after === undefined ? {} : { retryAfterMs: after }),
  }
}

const request = async ({ method, path, query = {}, headers = {}, body }: Request, operation: Operation, context: RequestContext): Promise<Answer> => {
  const key = projectKey()
  const url = new URL(`${projectUrl()}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const limit = AbortSignal.timeout(operation.action === 'upload' ? pictureMs : rowMs)
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, apikey: key, ...(context.token === null ? {} : { Authorization: `Bearer ${context.token}` }) },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.any([context.signal, limit]),
    })
    return await readAnswer(response, operation)
  } catch {
    // Refused, cut, timed out or aborted: the server may or may not have heard.
    return { status: 0, code: '', rows: null }
  }
}

/** What is sent without an account pays with a little work, so that nobody floods the open forms. */
const withProof = async (operation: Operation, { token }: RequestContext): Promise<Operation> =>
  operation.action === 'insert' && token === null
    ? { ...operation, values: { ...operation.values, proof_of_work: await findProof(operation.row) } }
    : operation

/**
 * Speaks to PostgREST and Storage as they are on the wire, because the outbox judges by what a client library hides: the
 * status, Retry-After, whether the body was the server's at all, and a signal for uploads, too.
 */
export const restRemote: Remote = {
  send: async (operation, photo, context) => {
    if (operation.action === 'upload' && photo) {
      // The small one first: where the large one is, both are.
      const answer = await request(uploadOf(operation.bucket, smallPhoto(operation.path), photo.type, photo.small), operation, context)
      if (!isStored(answer)) return answer
    }
    return request(requestOf(await withProof(operation, context), photo), operation, context)
  },
  look: (operation, context) => request(lookOf(operation), operation, context),
}
