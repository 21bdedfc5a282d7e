import type { RefusalReason } from '@/kit/rules/sync-status'
import { errorKind } from '@/store/remote/error-kind'

/** The server's response to one request. */
export type ServerResponse = {
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** SQLSTATE, or an error code of PostgREST or Storage; empty when the response has none. */
  readonly code: string
  /**
   * The returned rows; null when the body was not the server's JSON, such as the page of a captive portal or a proxy.
   */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | null
  readonly retryAfterMs?: number
}

export type ResponseClass =
  | { readonly kind: 'done' }
  /** The response is ambiguous: the row has to be read. */
  | { readonly kind: 'check' }
  /** The server cannot be reached: the drain ends, and this does not count as a try. */
  | { readonly kind: 'offline' }
  /** `notApplied`: the server has certainly not carried it out. */
  | { readonly kind: 'retry'; readonly afterMs?: number; readonly notApplied?: true }
  /** The server does not accept the token: the drain ends unless a new one is accepted. */
  | { readonly kind: 'auth' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'rejected'; readonly reason: RefusalReason }

export type Expectation = {
  readonly action: 'insert' | 'update' | 'delete' | 'switch' | 'upload' | 'remove'
  /** The id that an acknowledgement must contain; null where the writer may not read the row back. */
  readonly expectedId: string | null
  /** True if the row that this one refers to still has pending operations. */
  readonly parentPending: boolean
  /** True if a unique violation means that the desired state is already reached. */
  readonly duplicateIsDone: boolean
}

const rejected = (reason: RefusalReason): ResponseClass => ({ kind: 'rejected', reason })
const retry = (afterMs?: number): Extract<ResponseClass, { kind: 'retry' }> =>
  afterMs === undefined ? { kind: 'retry' } : { kind: 'retry', afterMs }

/** True if a file is on the server, from this request or an earlier one. */
export const isStored = (response: ServerResponse): boolean =>
  response.status >= 200 && response.status < 300 ? response.rows !== null : errorKind(response) === 'file-exists'

const classifySuccess = ({ status, rows }: ServerResponse, { action, expectedId }: Expectation): ResponseClass => {
  // The writer may not read this row, so 201 is the only proof. A captive portal can answer 200.
  if (expectedId === null) return status === 201 ? { kind: 'done' } : { kind: 'offline' }
  if (rows === null) return { kind: 'offline' }
  if (rows.some((row) => row['id'] === expectedId)) return { kind: 'done' }
  // A PATCH or DELETE that matches nothing returns no rows.
  if (rows.length === 0) return action === 'switch' || action === 'remove' ? { kind: 'done' } : { kind: 'check' }
  return { kind: 'offline' }
}

const classifyError = (
  response: ServerResponse,
  { action, parentPending, duplicateIsDone }: Expectation,
): ResponseClass => {
  const kind = errorKind(response)
  switch (kind) {
    case 'offline':
      return { kind }
    case 'sign-in':
      return { kind: 'auth' }
    case 'too-many-requests':
      // A proxy's own page says nothing about an earlier request.
      return response.rows === null
        ? retry(response.retryAfterMs)
        : { ...retry(response.retryAfterMs), notApplied: true }
    case 'busy':
      return retry(response.retryAfterMs)
    case 'transient':
      return retry()
    case 'incompatible':
      return { kind: 'blocked' }
    case 'duplicate':
      return { kind: duplicateIsDone ? 'done' : 'check' }
    case 'parent-gone':
      return parentPending ? retry() : rejected(kind)
    case 'file-exists':
      return action === 'upload' ? { kind: 'done' } : rejected('refused')
    case 'file-missing':
      return action === 'remove' ? { kind: 'done' } : rejected('refused')
    case 'too-large':
      return rejected(kind)
    case 'not-allowed':
    case 'past-end':
    case 'refused':
      // A body that is not the server's JSON comes from a proxy or filter in between, which is temporary.
      if (response.rows === null && response.code === '') return retry()
      return rejected(kind === 'not-allowed' ? kind : 'refused')
  }
}

/** The meaning of a response for its operation. */
export const classify = (response: ServerResponse, expectation: Expectation): ResponseClass =>
  response.status >= 200 && response.status < 300
    ? classifySuccess(response, expectation)
    : classifyError(response, expectation)
