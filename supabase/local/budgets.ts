import { hourMs, minuteMs } from '../../src/kit/rules/durations.ts'

export type Budget = { readonly max: number; readonly windowMs: number }

/**
 * The budgets of one path of the auth API. With `failures`, only refused requests count. The budget per pair of account
 * and network is tight. The one per account is loose, and so is the one per network, which a hostel may share. From a
 * network from which an account has signed in before, only the pair counts: whoever guesses its password elsewhere does
 * not lock its owner out.
 */
export type SignInBudgets = {
  readonly path: RegExp
  /** Any other method has no budget. */
  readonly method?: 'PUT'
  readonly failures: boolean
  readonly pair: Budget
  readonly account: Budget
  readonly network: Budget
  /**
   * All requests, whatever becomes of them: each check of a password takes the server a moment, and each sign-in leaves
   * a session. Of a network or, where it has signed in before, of the pair.
   */
  readonly all?: { readonly network: Budget; readonly pair: Budget }
}

const kB = 1024

/** The part of the server's memory or descriptors that may be held at the same time, in all and by one network. */
export type Share = { readonly total: number; readonly address: number }

/** The limits of the door. Each process counts for itself, because it has memory and descriptors of its own. */
export const shares = {
  /** Open connections, where the process may open as many. */
  connections: { total: 8000, address: 1000 },
  /** Request bodies that are read, and large ones that wait for an answer. */
  uploads: { total: 64, address: 24 },
  /** Bytes of answers that wait to be read. */
  unread: { total: 256 * kB * kB, address: 64 * kB * kB },
  /** Streams of live heads. A whole campus may share one address. */
  streams: { total: 5000, address: 500 },
} as const satisfies Readonly<Record<string, Share>>

/**
 * The number of sign-ins, mails and changes of an account that a caller may ask for. The database has the budgets of
 * each table (`limit_writes` in its migrations).
 */
export const signInBudgets: readonly SignInBudgets[] = [
  {
    path: /^\/auth\/v1\/token$/,
    failures: true,
    pair: { max: 10, windowMs: 10 * minuteMs },
    account: { max: 100, windowMs: hourMs },
    network: { max: 200, windowMs: 10 * minuteMs },
    all: { network: { max: 400, windowMs: 10 * minuteMs }, pair: { max: 100, windowMs: 10 * minuteMs } },
  },
  {
    path: /^\/auth\/v1\/user$/,
    method: 'PUT',
    failures: false,
    pair: { max: 10, windowMs: hourMs },
    account: { max: 20, windowMs: hourMs },
    network: { max: 100, windowMs: hourMs },
  },
  {
    path: /^\/auth\/v1\/verify$/,
    failures: true,
    pair: { max: 10, windowMs: 10 * minuteMs },
    account: { max: 30, windowMs: hourMs },
    network: { max: 60, windowMs: 10 * minuteMs },
  },
  {
    path: /^\/auth\/v1\/(?:recover|otp|resend|magiclink|reauthenticate)$/,
    failures: false,
    pair: { max: 5, windowMs: hourMs },
    account: { max: 10, windowMs: hourMs },
    network: { max: 100, windowMs: hourMs },
  },
  {
    path: /^\/auth\/v1\/signup$/,
    failures: false,
    pair: { max: 10, windowMs: hourMs },
    account: { max: 20, windowMs: hourMs },
    network: { max: 200, windowMs: hourMs },
  },
]

/**
 * Renewals of a session. Each leaves rows; a phone renews its session once in the life of a token, which is a minute at
 * least.
 */
export const renewalBudget: Budget = { max: 120, windowMs: hourMs }

/** Tries of a mailed code, from anywhere. It has a million possible values and is valid for an hour. */
export const codeBudget: Budget = { max: 5, windowMs: hourMs }
