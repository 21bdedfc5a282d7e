import { inspect } from 'node:util'

/**
 * Correction: database errors as PostgREST answers them.
 *
 * Lite answers 500 with code `SUP` for many SQLSTATEs, among them CHECK violations (23514) and `raise exception`
 * (P0001), and renames or drops parts of others. Here an error of Postgres becomes the one shape that lets the
 * database choose the whole answer (PostgREST's `RAISE SQLSTATE 'PGRST'`), with PostgREST's status and body.
 *
 * @see https://docs.postgrest.org/en/stable/references/errors.html
 */
export function asPostgrestError(thrown: unknown): unknown {
  if (isMisfit(thrown)) return asPostgrestError(Object.assign(new Error(thrown.message), { code: '22P02' }))
  if (!isDatabaseError(thrown)) return inOneLine(thrown, 'REST')
  const { code, message, detail, hint } = thrown
  if (isLeftToLite(code)) return inOneLine(thrown, `REST ${code}`)
  const body = { code, message, details: detail ?? null, hint: hint ?? null }
  const status = statusOf(code)
  return inOneLine({ code: 'PGRST', message: JSON.stringify(body), detail: JSON.stringify({ status, headers: {} }) }, `REST ${code}`, message)
}

/** Lite prints each error that it answers, with all its fields and its stack: one line says as much. */
function inOneLine(error: unknown, what: string, message = error instanceof Error ? error.message : ''): unknown {
  if (typeof error !== 'object' || error === null) return error
  return Object.defineProperty(error, inspect.custom, { value: () => `${what}: ${message}`, configurable: true })
}

/** PGlite's own refusal of a value that it cannot write as the type which the database asks for. */
function isMisfit(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !('code' in thrown) && /^Invalid input for \w+ type/.test(thrown.message)
}

type DatabaseError = Error & { code: string; detail?: string; hint?: string }

function isDatabaseError(thrown: unknown): thrown is DatabaseError {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)
}

/**
 * What Lite answers rightly, or must see as it is: whether the caller is anonymous (42501), the table of a missing
 * column (42703), a duplicate or orphan in storage (23505, 23503), and the answers that the database chose itself.
 */
const leftToLite = new Set(['42501', '42703', '23505', '23503', 'PGRST'])

function isLeftToLite(code: string): boolean {
  return leftToLite.has(code) || code.startsWith('PT')
}

const exact: Readonly<Record<string, number>> = {
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
}

const byClass: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

function statusOf(code: string): number {
  return exact[code] ?? byClass[code.slice(0, 2)] ?? 400
}
