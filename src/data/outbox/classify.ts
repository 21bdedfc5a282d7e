import type { RefusalReason } from '@/domain/account/unsent-text'

/** The server's response to one request. */
export type ServerResponse = {
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** SQLSTATE, or an error code of PostgREST or Storage; empty when the response has none. */
  readonly code: string
  /** The returned rows; null when the body was not the server's JSON, such as the page of a captive portal or a proxy. */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | null
  readonly retryAfterMs?: number
}

export type ResponseClass =
  | { readonly kind: 'done' }
  /** The response is ambiguous: the row has to be read. */
  | { readonly kind: 'check' }
  /** The server cannot be reached: the drain ends, and this does not count as a try. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'retry'; readonly afterMs?: number }
  /** The server does not accept the token: the drain ends unless a new one is accepted. */
  | { readonly kind: 'auth' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'rejected'; readonly reason: RefusalReason }

export type Expectation = {
  readonly action: 'insert' | 'update' | 'delete' | 'like' | 'upload' | 'remove'
  /** The id that an acknowledgement must contain; null where the writer may not read the row back. */
  readonly expectedId: string | null
  /** Whether the row that this one refers to still has pending operations. */
  readonly parentPending: boolean
  /** Whether a unique violation means that the desired state is already reached. */
  readonly duplicateIsDone: boolean
}

const rejected = (reason: RefusalReason): ResponseClass => ({ kind: 'rejected', reason })
const retry = (afterMs?: number): ResponseClass => (afterMs === undefined ? { kind: 'retry' } : { kind: 'retry', afterMs })

const authCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303', 'InvalidJWT', 'AccessDeniedJWT', 'ExpiredToken'])
const schemaMismatchCodes = new Set(['42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205'])
const transientCodes = /^(?:08|53|57|58)|^(?:40001|40P01)$|^PGRST00[0-3]$/
const storageDuplicateCodes = new Set(['Duplicate', 'KeyAlreadyExists', 'ResourceAlreadyExists'])
const storageMissingCodes = new Set(['NoSuchKey', 'not_found', 'NotFound'])

/** Whether a file is on the server, from this request or an earlier one. */
export const isStored = ({ status, code, rows }: ServerResponse): boolean => storageDuplicateCodes.has(code) || (status >= 200 && status < 300 && rows !== null)

const classifySuccess = ({ status, rows }: ServerResponse, { action, expectedId }: Expectation): ResponseClass => {
  // The writer may not read this row, so 201 is the only proof. A captive portal can answer 200.
  if (expectedId === null) return status === 201 ? { kind: 'done' } : { kind: 'offline' }
  if (rows === null) return { kind: 'offline' }
  if (rows.some((row) => row['id'] === expectedId)) return { kind: 'done' }
  // A PATCH or DELETE that matches nothing returns no rows.
  if (rows.length === 0) return action === 'like' || action === 'remove' ? { kind: 'done' } : { kind: 'check' }
  return { kind: 'offline' }
}

const classifyStorageCode = (code: string, { action }: Expectation): ResponseClass | null => {
  if (action === 'upload' && storageDuplicateCodes.has(code)) return { kind: 'done' }
  if (action === 'remove' && storageMissingCodes.has(code)) return { kind: 'done' }
  return null
}

const classifyCode = ({ status, code }: ServerResponse, { parentPending, duplicateIsDone }: Expectation): ResponseClass | null => {
  if (authCodes.has(code)) return { kind: 'auth' }
  if (schemaMismatchCodes.has(code)) return { kind: 'blocked' }
  if (transientCodes.test(code)) return retry()
  if (code === '23505') return duplicateIsDone ? { kind: 'done' } : { kind: 'check' }
  if (code === '23503') return parentPending ? retry() : rejected('parent-gone')
  // PostgREST sends 42501 with 401 to an anonymous caller and with 403 to a signed-in one.
  if (code === '42501') return status === 401 ? { kind: 'auth' } : rejected('not-allowed')
  if (/^2[23]/.test(code) || code === 'P0001') return rejected('refused')
  return null
}

const classifyStatus = ({ status, rows, code, retryAfterMs }: ServerResponse): ResponseClass => {
  if (status === 401) return { kind: 'auth' }
  if (status === 408 || status === 425 || status === 429 || status >= 500) return retry(retryAfterMs)
  if (status === 413) return rejected('too-large')
  // The server requires a kind of proof of work that this version does not know.
  if (status === 428) return { kind: 'blocked' }
  // A body that is not the server's JSON comes from a proxy or filter in between, which is temporary.
  if (rows === null && code === '') return retry()
  if (status === 403) return rejected('not-allowed')
  return rejected('refused')
}

/**
 * What a response means for its operation, judged by HTTP status and code, never by message.
 * Codes: PostgreSQL's appendix A, PostgREST's error table, Supabase Storage's error codes.
 */
export const classify = (response: ServerResponse, expectation: Expectation): ResponseClass => {
  if (response.status === 0) return { kind: 'offline' }
  if (response.status >= 200 && response.status < 300) return classifySuccess(response, expectation)
  return classifyStorageCode(response.code, expectation) ?? classifyCode(response, expectation) ?? classifyStatus(response)
}
