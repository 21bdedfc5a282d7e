import { hourMs, minuteMs } from '../../src/domain/shared/durations.ts'
import { AttemptCounter } from './attempt-counter.ts'
import type { Sql } from './database.ts'

type Fetch = (request: Request) => Promise<Response>

type Limit = { readonly max: number; readonly windowMs: number }

/**
 * The limits of one path of the auth API. With `failures`, only rejected requests count, and a success resets the account's
 * counters. The limit per pair of account and address is tight. The limit per account is loose, so that somebody who
 * guesses the password cannot lock out the owner, who signs in from another address. `all` counts an address's requests
 * whatever becomes of them: each check of a password takes the server a moment.
 */
type Rule = {
  readonly path: RegExp
  /** Any other method is not limited. */
  readonly method?: 'PUT'
  readonly failures: boolean
  readonly pair: Limit
  readonly account: Limit
  readonly address: Limit
  readonly all?: Limit
}

const rules: readonly Rule[] = [
  {
    path: /^\/auth\/v1\/token$/,
    failures: true,
    pair: { max: 10, windowMs: 10 * minuteMs },
    account: { max: 100, windowMs: hourMs },
    address: { max: 200, windowMs: 10 * minuteMs },
    all: { max: 400, windowMs: 10 * minuteMs },
  },
  {
    path: /^\/auth\/v1\/user$/,
    method: 'PUT',
    failures: false,
    pair: { max: 10, windowMs: hourMs },
    account: { max: 20, windowMs: hourMs },
    address: { max: 100, windowMs: hourMs },
  },
  {
    path: /^\/auth\/v1\/verify$/,
    failures: true,
    pair: { max: 10, windowMs: 10 * minuteMs },
    account: { max: 30, windowMs: hourMs },
    address: { max: 60, windowMs: 10 * minuteMs },
  },
  {
    path: /^\/auth\/v1\/(?:recover|otp|resend|magiclink|reauthenticate)$/,
    failures: false,
    pair: { max: 5, windowMs: hourMs },
    account: { max: 10, windowMs: hourMs },
    address: { max: 100, windowMs: hourMs },
  },
  {
    path: /^\/auth\/v1\/signup$/,
    failures: false,
    pair: { max: 10, windowMs: hourMs },
    account: { max: 20, windowMs: hourMs },
    address: { max: 200, windowMs: hourMs },
  },
]

/** Wrong attempts after which a mailed code is invalidated. */
const maxCodeAttempts = 5

const emailOf = async (request: Request): Promise<string> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return ''
  if ('email' in body && typeof body.email === 'string') return body.email.toLowerCase().slice(0, 320)
  return ''
}

const hasFailed = ({ status }: Response): boolean => status >= 400 && status < 500

const tooManyRequests = (waitMs: number): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  )

/**
 * Rate limits of the auth API, against guessing passwords and codes and against mail floods. The hosted service has its
 * own limits.
 */
export class SignInLimits {
  readonly #counters: { readonly accounts: AttemptCounter; readonly addresses: AttemptCounter }
  readonly #sql: Sql
  readonly #secretKey: string

  /** @param secretKey requests with this key are not limited */
  constructor(sql: Sql, secretKey: string, now: () => number = Date.now) {
    this.#sql = sql
    this.#secretKey = secretKey
    this.#counters = { accounts: new AttemptCounter(now), addresses: new AttemptCounter(now) }
  }

  /** Handles a request, or responds with 429 if one of its limits is reached. */
  async answer(request: Request, next: Fetch): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const rule = rules.find(({ path, method }) => path.test(pathname) && (method === undefined || method === request.method))
    // A refresh token has 256 bits and cannot be guessed, and every phone sends one each hour.
    if (request.headers.get('apikey') === this.#secretKey) return next(request)
    if (!rule || request.method === 'OPTIONS' || searchParams.get('grant_type') === 'refresh_token') return next(request)
    const email = await emailOf(request)
    const keys = this.#keysOf(rule, request, email)
    const exceeded = keys.find(({ key, limit, counter }) => counter.count(key) >= limit.max)
    if (exceeded) return tooManyRequests(exceeded.counter.endsIn(exceeded.key))
    const response = await next(request)
    const failed = hasFailed(response)
    for (const { key, limit, counter, counts } of keys) {
      if (counts === 'all' || !rule.failures || failed) counter.add(key, limit.windowMs)
      else if (counts === 'account') counter.forget(key)
    }
    if (failed && pathname === '/auth/v1/verify' && email !== '') await this.#countWrongCode(email)
    return response
  }

  #keysOf(rule: Rule, request: Request, email: string) {
    const { accounts, addresses } = this.#counters
    const address = request.headers.get('cf-connecting-ip') ?? 'unknown'
    const name = rule.path.source
    const byAddress = [
      { key: `address ${name} ${address}`, limit: rule.address, counter: addresses, counts: 'address' },
      ...(rule.all ? [{ key: `all ${name} ${address}`, limit: rule.all, counter: addresses, counts: 'all' }] : []),
    ]
    if (email === '') return byAddress
    return [
      ...byAddress,
      { key: `pair ${name} ${email} ${address}`, limit: rule.pair, counter: accounts, counts: 'account' },
      { key: `account ${name} ${email}`, limit: rule.account, counter: accounts, counts: 'account' },
    ]
  }

  /** A code has a million possible values and is valid for an hour, so a few wrong attempts from anywhere invalidate it. */
  async #countWrongCode(email: string): Promise<void> {
    const key = `code ${email}`
    if (this.#counters.accounts.add(key, hourMs) < maxCodeAttempts) return
    this.#counters.accounts.forget(key)
    await this.#sql.query(
      `update auth.users set recovery_token = null, confirmation_token = null, email_change_token_current = null,
         email_change_token_new = null, reauthentication_token = null where lower(email) = $1`,
      [email],
    )
  }
}
