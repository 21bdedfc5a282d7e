import { AttemptCounter } from './attempt-counter.ts'
import type { Sql } from './database.ts'

type Fetch = (request: Request) => Promise<Response>

const minute = 60_000
const hour = 60 * minute

type Limit = { readonly most: number; readonly windowMs: number }

/**
 * What is counted for a path of the auth API. `failures`: only answers that refuse are counted, and a success forgets those
 * of its account. By account and address together it is tight; by account alone it is loose, so that nobody who guesses at
 * somebody's account locks them out of it from elsewhere.
 */
type Rule = {
  readonly path: RegExp
  readonly failures: boolean
  readonly pair: Limit
  readonly account: Limit
  readonly address: Limit
}

const rules: readonly Rule[] = [
  {
    path: /^\/auth\/v1\/token$/,
    failures: true,
    pair: { most: 10, windowMs: 10 * minute },
    account: { most: 100, windowMs: hour },
    address: { most: 200, windowMs: 10 * minute },
  },
  {
    path: /^\/auth\/v1\/verify$/,
    failures: true,
    pair: { most: 10, windowMs: 10 * minute },
    account: { most: 30, windowMs: hour },
    address: { most: 60, windowMs: 10 * minute },
  },
  {
    path: /^\/auth\/v1\/(?:recover|otp|resend|magiclink|reauthenticate)$/,
    failures: false,
    pair: { most: 5, windowMs: hour },
    account: { most: 10, windowMs: hour },
    address: { most: 100, windowMs: hour },
  },
  {
    path: /^\/auth\/v1\/signup$/,
    failures: false,
    pair: { most: 10, windowMs: hour },
    account: { most: 20, windowMs: hour },
    address: { most: 200, windowMs: hour },
  },
]

/** Wrong tries after which a mailed code is void. */
const codeTries = 5

const emailIn = async (request: Request): Promise<string> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return ''
  if ('email' in body && typeof body.email === 'string') return body.email.toLowerCase().slice(0, 320)
  return ''
}

const tooMany = (waitMs: number): Response =>
  Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  )

/**
 * Limits what can be guessed at the auth API: passwords, codes, and the mails that can be asked for. The hosted service has
 * limits of its own.
 */
export class SignInLimits {
  readonly #counters: { readonly accounts: AttemptCounter; readonly addresses: AttemptCounter }
  readonly #sql: Sql
  readonly #secretKey: string

  /** @param secretKey whoever has it has no limits */
  constructor(sql: Sql, secretKey: string, now: () => number = Date.now) {
    this.#sql = sql
    this.#secretKey = secretKey
    this.#counters = { accounts: new AttemptCounter(now), addresses: new AttemptCounter(now) }
  }

  /** Answers a request, unless too many like it came before. */
  async answer(request: Request, next: Fetch): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const rule = rules.find(({ path }) => path.test(pathname))
    // A refresh token is 256 bits: nothing to be guessed, and every phone sends one each hour.
    if (request.headers.get('apikey') === this.#secretKey) return next(request)
    if (!rule || request.method === 'OPTIONS' || searchParams.get('grant_type') === 'refresh_token') return next(request)
    const email = await emailIn(request)
    const keys = this.#keysOf(rule, request, email)
    const full = keys.find(({ key, limit, counter }) => counter.count(key) >= limit.most)
    if (full) return tooMany(full.counter.endsIn(full.key))
    const answer = await next(request)
    const failed = answer.status >= 400 && answer.status < 500
    if (!rule.failures || failed) for (const { key, limit, counter } of keys) counter.add(key, limit.windowMs)
    else for (const { key, counter } of keys) if (!key.startsWith('address')) counter.forget(key)
    if (failed && pathname === '/auth/v1/verify' && email !== '') await this.#countWrongCode(email)
    return answer
  }

  #keysOf(rule: Rule, request: Request, email: string) {
    const { accounts, addresses } = this.#counters
    const address = request.headers.get('cf-connecting-ip') ?? 'unknown'
    const name = rule.path.source
    const byAddress = { key: `address ${name} ${address}`, limit: rule.address, counter: addresses }
    if (email === '') return [byAddress]
    return [
      byAddress,
      { key: `pair ${name} ${email} ${address}`, limit: rule.pair, counter: accounts },
      { key: `account ${name} ${email}`, limit: rule.account, counter: accounts },
    ]
  }

  /** A million codes and an hour to guess one: after a few wrong ones it is void, whoever tried them. */
  async #countWrongCode(email: string): Promise<void> {
    const key = `code ${email}`
    if (this.#counters.accounts.add(key, hour) < codeTries) return
    this.#counters.accounts.forget(key)
    await this.#sql.query(
      `update auth.users set recovery_token = null, confirmation_token = null, email_change_token_current = null,
         email_change_token_new = null, reauthentication_token = null where lower(email) = $1`,
      [email],
    )
  }
}
