import type { RefusalReason } from '@/domain/account/unsent-text'

/** What came back for one request, as it is on the wire. */
export type Answer = {
  /** The HTTP status; 0 when nothing came back. */
  readonly status: number
  /** SQLSTATE, PostgREST's or storage's code; empty when the answer names none. */
  readonly code: string
  /** The rows of the answer, or null when its body was not the server's JSON (a captive portal's page, a proxy's). */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | null
  readonly retryAfterMs?: number
}

export type ResponseClass =
  | { readonly kind: 'done' }
  /** Look at the row: the answer alone does not tell. */
  | { readonly kind: 'check' }
  /** The server is out of reach: everything pauses and nothing is counted as a try. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'retry'; readonly afterMs?: number }
  /** The server does not know who asks: everything pauses until it does. */
  | { readonly kind: 'auth' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'dead'; readonly reason: RefusalReason }

export type Expectation = {
  readonly action: 'insert' | 'update' | 'delete' | 'like' | 'upload' | 'remove'
  /** The id that an acknowledgement must repeat; null where the writer may not read what was written. */
  readonly echo: string | null
  /** Whether the row that this one refers to is still on its way. */
  readonly parentPending: boolean
  /** Whether a taken key says that the wished-for effect is there already. */
  readonly takenIsDone: boolean
}

const dead = (reason: RefusalReason): ResponseClass => ({ kind: 'dead', reason })
const retry = (afterMs?: number): ResponseClass => (afterMs === undefined ? { kind: 'retry' } : { kind: 'retry', afterMs })

const authCodes = new Set(['PGRST301', 'PGRST302', 'PGRST303', 'InvalidJWT', 'AccessDeniedJWT', 'ExpiredToken'])
const unknownToServer = new Set(['42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205'])
const passing = /^(?:08|53|57|58)|^(?:40001|40P01)$|^PGRST00[0-3]$/
const storageDuplicates = new Set(['Duplicate', 'KeyAlreadyExists', 'ResourceAlreadyExists'])
const storageMissing = new Set(['NoSuchKey', 'not_found', 'NotFound'])

/** Whether a file is on the server, by this answer or since an earlier one. */
export const isStored = ({ status, code, rows }: Answer): boolean => storageDuplicates.has(code) || (status >= 200 && status < 300 && rows !== null)

const ofSuccess = ({ status, rows }: Answer, { action, echo }: Expectation): ResponseClass => {
  // Written without being readable: made (201) is all that can be said. Any page can say 200.
  if (echo === null) return status === 201 ? { kind: 'done' } : { kind: 'offline' }
  if (rows === null) return { kind: 'offline' }
  if (rows.some((row) => row['id'] === echo)) return { kind: 'done' }
  // Zero rows of a PATCH or DELETE; a row of something else is nobody's acknowledgement.
  if (rows.length === 0) return action === 'like' || action === 'remove' ? { kind: 'done' } : { kind: 'check' }
  return { kind: 'offline' }
}

const ofStorage = (code: string, { action }: Expectation): ResponseClass | null => {
  if (action === 'upload' && storageDuplicates.has(code)) return { kind: 'done' }
  if (action === 'remove' && storageMissing.has(code)) return { kind: 'done' }
  return null
}

const ofCode = ({ status, code }: Answer, { parentPending, takenIsDone }: Expectation): ResponseClass | null => {
  if (authCodes.has(code)) return { kind: 'auth' }
  if (unknownToServer.has(code)) return { kind: 'blocked' }
  if (passing.test(code)) return retry()
  if (code === '23505') return takenIsDone ? { kind: 'done' } : { kind: 'check' }
  if (code === '23503') return parentPending ? retry() : dead('parent-gone')
  // PostgREST answers 42501 with 401 to who is not signed in, with 403 to who is.
  if (code === '42501') return status === 401 ? { kind: 'auth' } : dead('not-allowed')
  if (/^2[23]/.test(code) || code === 'P0001') return dead('refused')
  return null
}

const ofStatus = ({ status, rows, code, retryAfterMs }: Answer): ResponseClass => {
  if (status === 401) return { kind: 'auth' }
  if (status === 408 || status === 425 || status === 429 || status >= 500) return retry(retryAfterMs)
  if (status === 413) return dead('too-large')
  // The server wants a proof of work in a form that this version does not know.
  if (status === 428) return { kind: 'blocked' }
  // What is not the server's own JSON comes from something in between, and passes.
  if (rows === null && code === '') return retry()
  if (status === 403) return dead('not-allowed')
  return dead('refused')
}

/**
 * What an answer means for the operation it was given to: by HTTP status and code, never by message.
 * Codes: PostgreSQL's appendix A, PostgREST's error table, Supabase Storage's error codes.
 */
export const classify = (answer: Answer, expectation: Expectation): ResponseClass => {
  if (answer.status === 0) return { kind: 'offline' }
  if (answer.status >= 200 && answer.status < 300) return ofSuccess(answer, expectation)
  return ofStorage(answer.code, expectation) ?? ofCode(answer, expectation) ?? ofStatus(answer)
}
