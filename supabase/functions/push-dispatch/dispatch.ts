import { isAllowedEndpoint } from './allowed-endpoint.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Outcome } from './judge-answer.ts'
import { pushRequest } from './push-request.ts'
import type { Claimed, Reminders, Settled } from './reminders.ts'

export type Limits = {
  /** How many are sent at once: no more can be on their way and unrecorded if this process dies. */
  readonly concurrency: number
  /** How many are claimed at once. */
  readonly batch: number
  /** How long a push service may take for one. */
  readonly timeoutMs: number
  /** After this nothing more is claimed; the next call goes on. */
  readonly budgetMs: number
}

/** A function on a hosted project may live for 150 seconds: the budget and one more batch, each of them slow, fit in. */
export const usualLimits: Limits = { concurrency: 50, batch: 100, timeoutMs: 10_000, budgetMs: 60_000 }

/** For what lies around the sending itself, such as a slow database. */
const marginSeconds = 60

/** As long as the last of a batch can take: those before it, and those of the batch before, may each use up their time. */
export const leaseSeconds = ({ concurrency, batch, timeoutMs }: Limits): number =>
  Math.ceil(((Math.ceil(batch / concurrency) + 1) * timeoutMs) / 1000) + marginSeconds

export type DispatchParts = {
  readonly reminders: Reminders
  readonly authorization: (endpoint: string) => Promise<string>
  readonly pushServices: readonly string[]
  readonly limits: Limits
  /** Ends the run early; what is on its way then is tried again later. */
  readonly stopping: AbortSignal
}

/** How many ended in which way, and whether time ran out before nothing was due. */
export type DispatchReport = Record<Outcome['outcome'], number> & { readonly more: boolean }

/** Sends all that is due, or what can be sent in the time. @throws when the database cannot be reached; leases end by themselves */
export async function dispatch(parts: DispatchParts): Promise<DispatchReport> {
  const { reminders, limits } = parts
  const until = Date.now() + limits.budgetMs
  const ended = { sent: 0, gone: 0, refused: 0, retry: 0 }
  const next = claimer(reminders, limits, () => parts.stopping.aborted || Date.now() > until)
  const settle = settler(reminders)
  const failures: unknown[] = []
  async function work(): Promise<void> {
    for (let reminder = await next(); reminder; reminder = await next()) {
      const outcome = await send(reminder, parts)
      // Only once it is recorded is there room for another one.
      await settle({ reminder, outcome })
      ended[outcome.outcome] += 1
      if (failures.length > 0) return
    }
  }
  const workers = Array.from({ length: limits.concurrency }, () => work().catch((error: unknown) => failures.push(error)))
  await Promise.all(workers)
  if (failures.length > 0) throw failures[0]
  return { ...ended, more: next.stopped() }
}

/** Hands out one claimed reminder after the other, and claims more when there are none left. */
function claimer(reminders: Reminders, limits: Limits, isOver: () => boolean) {
  const claimed: Claimed[] = []
  let claiming: Promise<boolean> | undefined
  let stopped = false
  const claim = async (): Promise<boolean> => {
    stopped ||= isOver()
    if (stopped) return false
    claimed.push(...(await reminders.claim(limits.batch, leaseSeconds(limits))))
    return claimed.length > 0
  }
  const next = async (): Promise<Claimed | undefined> => {
    for (;;) {
      const first = claimed.shift()
      if (first) return first
      claiming ??= claim().finally(() => (claiming = undefined))
      if (!(await claiming) && claimed.length === 0) return undefined
    }
  }
  return Object.assign(next, { stopped: () => stopped })
}

/** Records outcomes one call at a time; those that come meanwhile go together with the next. */
function settler(reminders: Reminders): (result: Settled) => Promise<void> {
  let waiting: Settled[] = []
  let last: Promise<void> = Promise.resolve()
  let following: Promise<void> | undefined
  const flush = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => {})
    following = undefined
    const results = waiting
    waiting = []
    await reminders.settle(results)
  }
  return (result) => {
    waiting.push(result)
    if (!following) {
      following = flush(last)
      last = following
    }
    return following
  }
}

async function send(reminder: Claimed, { authorization, pushServices, limits, stopping }: DispatchParts): Promise<Outcome> {
  const { endpoint, attempts } = reminder
  if (!isAllowedEndpoint(endpoint, pushServices)) return { outcome: 'refused' }
  // Fails for all or none: a key pair that is none ends the run.
  const token = await authorization(endpoint)
  const request = await pushRequest(reminder, token).catch(() => undefined)
  // Keys that are none stay so.
  if (!request) return { outcome: 'refused' }
  const answer = await call(endpoint, request, AbortSignal.any([stopping, AbortSignal.timeout(limits.timeoutMs)]))
  return judgeAnswer(answer, attempts, Date.now(), Math.random())
}

/** @returns nothing when no answer came: refused, cut, too late */
async function call(endpoint: string, request: Awaited<ReturnType<typeof pushRequest>>, signal: AbortSignal) {
  try {
    const { status, headers, body } = await fetch(endpoint, { ...request, signal })
    await body?.cancel()
    return { status, retryAfter: headers.get('retry-after') }
  } catch {
    return undefined
  }
}
