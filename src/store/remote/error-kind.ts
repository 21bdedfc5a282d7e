import type { ErrorResponse } from './error-response'

/** The meaning of an error response. */
export type ErrorKind =
  /** There was no response. */
  | 'offline'
  /** The server does not accept the token. */
  | 'sign-in'
  | 'not-allowed'
  | 'too-many-requests'
  | 'busy'
  /** The database is unavailable or has rolled back the transaction. */
  | 'transient'
  /** This version does not know the server's schema or protocol. */
  | 'incompatible'
  /** Another row has the same key. */
  | 'duplicate'
  /** The row that this one refers to does not exist. */
  | 'parent-gone'
  /** The requested range begins after the last row. */
  | 'past-end'
  | 'too-large'
  | 'file-exists'
  | 'file-missing'
  /** Any other error. */
  | 'refused'

/**
 * Codes, two-character classes of SQLSTATEs, and statuses.
 * See PostgreSQL's appendix A, PostgREST's error table, and Supabase Storage's error codes.
 */
const table: readonly (readonly [kind: ErrorKind, ...codes: readonly string[]])[] = [
  ['sign-in', 'PGRST301', 'PGRST302', 'PGRST303', 'InvalidJWT', 'AccessDeniedJWT', 'ExpiredToken'],
  ['not-allowed', '42501', '403'],
  ['too-many-requests', '429'],
  ['busy', '408', '425'],
  ['transient', '08', '53', '57', '58', '40001', '40P01', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'],
  // 428 requires a kind of proof of work that this version does not know.
  ['incompatible', '42P01', '42703', '42883', 'PGRST202', 'PGRST204', 'PGRST205', '428'],
  ['duplicate', '23505'],
  ['parent-gone', '23503'],
  ['past-end', 'PGRST103', '416'],
  ['too-large', '413'],
  ['file-exists', 'Duplicate', 'KeyAlreadyExists', 'ResourceAlreadyExists'],
  ['file-missing', 'NoSuchKey', 'not_found', 'NotFound'],
  ['refused', '22', '23', 'P0001'],
]

const kindOf = (code: string): ErrorKind | undefined => table.find(([, ...codes]) => codes.includes(code))?.[0]

/** Classifies an error response by its status and code, never by its message. */
export const errorKind = ({ status, code }: Pick<ErrorResponse, 'status' | 'code'>): ErrorKind => {
  if (status === 0) return 'offline'
  // PostgREST sends 42501 with 401 to an anonymous caller and with 403 to a signed-in one.
  if (status === 401) return 'sign-in'
  return kindOf(code) ?? kindOf(code.slice(0, 2)) ?? kindOf(`${status}`) ?? (status >= 500 ? 'busy' : 'refused')
}
