import * as v from 'valibot'
import { Attempts, type Limit } from './attempts.ts'
import { codeBudget, renewalBudget, signInBudgets, type SignInBudgets } from './budgets.ts'
import type { Sql } from './database.ts'
import { jsonBodyOf } from './json-body.ts'
import type { Keys } from './keys.ts'
import { accountOf, bearerOf, sessionOf } from './token-claims.ts'

type Fetch = (request: Request) => Promise<Response>

/** The caller of the sign-in service. */
type Caller = {
  /** See `networkOf`. */
  readonly network: string
  /** The address that the request names; '' if it names none. */
  readonly email: string
  /** The account: its address, or the session whose signed token it is; '' for neither. */
  readonly account: string
  /** True if the account has signed in from this network before. */
  readonly isKnown: boolean
}

const networkOfRequest = ({ headers }: Request): string => headers.get('cf-connecting-ip') ?? 'unknown'

const renewalSchema = v.object({ refresh_token: v.string() })
const sessionSchema = v.object({ user: v.object({ email: v.string() }) })

const emailOf = async (request: Request): Promise<string> => {
  const body = await jsonBodyOf(request)
  if (typeof body !== 'object' || body === null) return ''
  if ('email' in body && typeof body.email === 'string')
    return body.email.toLowerCase().replaceAll('\u0000', '').slice(0, 320)
  return ''
}

const hasFailed = ({ status }: Response): boolean => status >= 400 && status < 500

const tooManyRequests = (waitMs: number): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  )

/** Lite's answer to a wrong code. */
const voidCode = (): Response =>
  Response.json(
    { code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
    { status: 403, headers: { 'x-sb-error-code': 'otp_expired' } },
  )

/** Which limits a request counts against, for good or until it succeeds. */
type Limits = { readonly untilSuccess: readonly Limit[]; readonly forGood: readonly Limit[] }

function limitsOf(
  { path: { source: path }, failures, ...budgets }: SignInBudgets,
  { network, account, isKnown }: Caller,
): Limits {
  const pair = { key: `pair ${path} ${account} ${network}`, budget: budgets.pair }
  const ofAccount = { key: `account ${path} ${account}`, budget: budgets.account }
  const ofNetwork = { key: `network ${path} ${network}`, budget: budgets.network }
  const counted = isKnown ? [pair] : account === '' ? [ofNetwork] : [pair, ofAccount, ofNetwork]
  const all = budgets.all
    ? [
        isKnown
          ? { key: `all ${path} ${account} ${network}`, budget: budgets.all.pair }
          : { key: `all ${path} ${network}`, budget: budgets.all.network },
      ]
    : []
  return failures ? { untilSuccess: counted, forGood: all } : { untilSuccess: [], forGood: [...counted, ...all] }
}

/**
 * Rate limits of the auth API, against guessing passwords and codes and against mail floods. An attempt is counted
 * before it is made, so that many at once are no more than the limit. The hosted service has its own limits.
 */
export class SignInLimits {
  readonly #attempts: Attempts
  readonly #sql: Sql
  readonly #keys: Pick<Keys, 'jwtSecret' | 'secret'>

  /** @param keys requests with the secret key are not limited */
  constructor(sql: Sql, keys: Pick<Keys, 'jwtSecret' | 'secret'>) {
    this.#sql = sql
    this.#attempts = new Attempts(sql)
    this.#keys = keys
  }

  /** Opens the signed link of a mail. Nobody guesses a signature: no limit keeps its owner from it. */
  async openLink(request: Request, next: Fetch): Promise<Response> {
    const response = await next(request)
    if (response.ok) await this.#remember(request, response)
    return response
  }

  /** Handles a request, or responds with 429 if one of its limits is reached. */
  async answer(request: Request, next: Fetch): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const budgets = signInBudgets.find(
      ({ path, method }) => path.test(pathname) && (method === undefined || method === request.method),
    )
    if (!budgets || request.method === 'OPTIONS') return next(request)
    if (request.headers.get('apikey') === this.#keys.secret) return next(request)
    if (searchParams.get('grant_type') === 'refresh_token') return this.#renew(request, next)
    const caller = await this.#callerOf(request)
    const { untilSuccess, forGood } = limitsOf(budgets, caller)
    const wait = await this.#attempts.take([...untilSuccess, ...forGood])
    if (wait !== null) return tooManyRequests(wait)
    if (pathname === '/auth/v1/verify' && !(await this.#takeCode(caller.email))) return voidCode()
    const response = await next(request)
    if (!hasFailed(response)) {
      await this.#attempts.giveBack(untilSuccess)
      if (budgets.failures) await this.#remember(request, response)
    }
    return response
  }

  /**
   * A refresh token has 256 bits and cannot be guessed, and every phone sends one each hour: only a session that does
   * so too often waits.
   */
  async #renew(request: Request, next: Fetch): Promise<Response> {
    const body = v.safeParse(renewalSchema, await jsonBodyOf(request))
    const { rows } = await this.#sql.query<{ key: string }>(
      `select 'refresh ' || session_id as key from auth.refresh_tokens where token = $1 and session_id is not null`,
      [body.success ? body.output.refresh_token : null],
    )
    const wait = await this.#attempts.take(rows.slice(0, 1).map(({ key }) => ({ key, budget: renewalBudget })))
    return wait === null ? next(request) : tooManyRequests(wait)
  }

  async #callerOf(request: Request): Promise<Caller> {
    const network = networkOfRequest(request)
    const email = await emailOf(request)
    if (email === '') return { network, email, account: this.#sessionOf(request), isKnown: false }
    const { rows } = await this.#sql.query<{ known: boolean }>('select server.knows_network($1, $2) as known', [
      email,
      network,
    ])
    return { network, email, account: email, isKnown: rows[0]?.known ?? false }
  }

  /**
   * The session, not its account: a stolen one does not keep the owner from setting a password with another. A token
   * that nobody has signed counts against none.
   */
  #sessionOf({ headers }: Request): string {
    const token = bearerOf(headers)
    return accountOf(token, this.#keys.jwtSecret) === '' ? '' : (sessionOf(token)?.session_id ?? '')
  }

  /** Remembers where the account has signed in from. */
  async #remember(request: Request, response: Response): Promise<void> {
    const session = v.safeParse(sessionSchema, await response.clone().json())
    if (session.success)
      await this.#sql.query('select server.remember_network($1, $2)', [
        session.output.user.email,
        networkOfRequest(request),
      ])
  }

  /**
   * Counts a try of the code that was mailed last, or would be. The signed link of the same mail is not counted, and
   * lives on.
   */
  async #takeCode(email: string): Promise<boolean> {
    if (email === '') return true
    const { rows } = await this.#sql.query<{ code: string }>(
      `select concat_ws(' ', 'code', coalesce(id::text, asked), confirmation_token, recovery_token, email_change_token_current, email_change_token_new) as code
       from (select $1::text as asked) as request left join auth.users on email = asked`,
      [email],
    )
    return (await this.#attempts.take(rows.map(({ code }) => ({ key: code, budget: codeBudget })))) === null
  }
}
