import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { minPasswordLength } from '../../../src/account/rules/account-rules.ts'
import { normalizePassword } from '../../../src/account/rules/new-password.ts'
import { isVisible } from '../../../src/kit/rules/plain-text.ts'
import { jsonBodyOf } from '../json-body.ts'

type Fetch = (request: Request) => Promise<Response>

const listFile = v.pipe(v.string(), v.parseJson(), v.object({ passwords: v.array(v.string()) }))

/** The passwords that the app refuses, too. */
export async function readCommonPasswords(file: string): Promise<ReadonlySet<string>> {
  return new Set(v.parse(listFile, await readFile(file, 'utf8')).passwords)
}

/** The requests that set a password. Signing in has one, too, which may be older than the list. */
const setsPassword = (method: string, path: string): boolean =>
  (method === 'POST' && path === '/auth/v1/signup') || (method === 'PUT' && path === '/auth/v1/user')

const withPassword = v.object({ password: v.unknown() })

const weak = (reason: 'length' | 'pwned', msg: string): Response =>
  Response.json({ code: 422, error_code: 'weak_password', msg, weak_password: { reasons: [reason] } }, { status: 422 })

/**
 * Correction: a password that everybody tries first is refused, as the hosted service does with its protection against
 * leaked passwords. Lite looks at the length alone, and takes what is no text.
 */
export async function refuseWeakPasswords(
  request: Request,
  next: Fetch,
  common: ReadonlySet<string>,
): Promise<Response> {
  if (!setsPassword(request.method, new URL(request.url).pathname)) return next(request)
  const given = v.safeParse(withPassword, await jsonBodyOf(request))
  if (!given.success || given.output.password === undefined) return next(request)
  const { password } = given.output
  if (typeof password !== 'string')
    return Response.json({ code: 400, error_code: 'bad_json', msg: 'A password is a text' }, { status: 400 })
  if (password.length < minPasswordLength)
    return weak('length', `Password should be at least ${minPasswordLength} characters.`)
  if (!isVisible(password) || common.has(normalizePassword(password)))
    return weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.')
  return next(request)
}
