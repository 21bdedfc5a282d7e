import { inspect } from 'node:util'
import { printable } from '../printable.ts'

/**
 * Correction: database errors in PostgREST's format.
 *
 * Lite responds with 500 and code `SUP` to many SQLSTATEs, among them CHECK violations (23514) and `raise exception`
 * (P0001), and renames or drops parts of others. This converts a Postgres error to the form in which the database
 * defines the whole response (PostgREST's `RAISE SQLSTATE 'PGRST'`), with PostgREST's status and body.
 *
 * @see https://docs.postgrest.org/en/stable/references/errors.html
 */
export function asPostgrestError(thrown: unknown): unknown {
  if (isInvalidInput(thrown)) return asPostgrestError(Object.assign(new Error(thrown.message), { code: '22P02' }))
  if (!isDatabaseError(thrown)) return withOneLineLog(thrown, 'REST')
  const { code, message, detail, hint } = thrown
  if (isLeftToLite(code)) return withOneLineLog(thrown, `REST ${code}`)
  const body = { code, message, details: detail ?? null, hint: hint ?? null }
  const status = statusOf(code)
  return withOneLineLog(
    { code: 'PGRST', message: JSON.stringify(body), detail: JSON.stringify({ status, headers: {} }) },
    `REST ${code}`,
    message,
  )
}

/** Lite logs each error with all its fields and its stack; this makes it log one line. */
function withOneLineLog(error: unknown, label: string, message = error instanceof Error ? error.message : ''): unknown {
  if (typeof error !== 'object' || error === null) return error
  return Object.defineProperty(error, inspect.custom, {
    value: () => printable(`${label}: ${message}`),
    configurable: true,
  })
}

/** PGlite's own error for a value that it cannot serialize as the required type. */
function isInvalidInput(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !('code' in thrown) && /^Invalid input for \w+ type/.test(thrown.message)
}

type DatabaseError = Error & { code: string; detail?: string; hint?: string }

function isDatabaseError(thrown: unknown): thrown is DatabaseError {
  return (
    thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)
  )
}

/**
 * Errors that Lite handles correctly or must see unchanged: permission denied, whose status depends on the caller
 * (42501), a missing column, whose response names the table (42703), a duplicate or orphan in storage (23505, 23503),
 * and responses defined by the database itself.
 */
const leftToLite = new Set(['42501', '42703', '23505', '23503', 'PGRST'])

function isLeftToLite(code: string): boolean {
  return leftToLite.has(code) || code.startsWith('PT')
}

const statusByCode: Readonly<Record<string, number>> = {
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
}

const statusByClass: Readonly<Record<string, number>> = {
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
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400
}
