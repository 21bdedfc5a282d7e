import { isAllowedEndpoint } from './allowed-endpoint.ts'
import { pushResultOf } from './push-result.ts'
import type { PushResult } from './push-result.ts'
import { pushRequest } from './push-request.ts'
import type { ClaimedReminder, Reminders, Settled } from './reminders.ts'

export type Limits = {
  /** Requests in parallel, and so the most reminders that are sent but unrecorded if this process dies. */
  readonly concurrency: number
  /** Reminders claimed per call. */
  readonly batch: number
  /** Timeout of one push request. */
  readonly timeoutMs: number
  /** No reminders are claimed after this time; the next call continues. */
  readonly budgetMs: number
}

/** A hosted function may run for 150 seconds: the budget plus one more slow batch fits in. */
export const defaultLimits: Limits = { concurrency: 50, batch: 100, timeoutMs: 10_000, budgetMs: 60_000 }

/** Allowance for everything besides the push requests, such as a slow database. */
const marginSeconds = 60

/** The longest that a batch can take: its own rounds plus one request of the previous batch, each up to the timeout. */
export const leaseSeconds = ({ concurrency, batch, timeoutMs }: Limits): number =>
  Math.ceil(((Math.ceil(batch / concurrency) + 1) * timeoutMs) / 1000) + marginSeconds

export type DispatchParts = {
  readonly reminders: Reminders
  readonly authorization: (endpoint: string) => Promise<string>
  readonly pushServices: readonly string[]
  readonly limits: Limits
  /** Stops the run early; requests in flight are retried later. */
  readonly stopping: AbortSignal
}

/** Reminders per outcome; `more` is true if the run stopped before everything due was claimed. */
export type DispatchReport = Record<PushResult['outcome'], number> & { readonly more: boolean }

/** Sends everything due within the time budget. @throws when the database is unreachable; the leases then expire */
export async function dispatch(parts: DispatchParts): Promise<DispatchReport> {
  const { reminders, limits } = parts
  const deadline = Date.now() + limits.budgetMs
  const counts = { sent: 0, gone: 0, refused: 0, retry: 0 }
  const next = claimer(reminders, limits, () => parts.stopping.aborted || Date.now() > deadline)
  const settle = settler(reminders)
  const failures: unknown[] = []
  async function work(): Promise<void> {
    for (let reminder = await next(); reminder; reminder = await next()) {
      const outcome = await send(reminder, parts)
      // Recorded before the next claim, so that unrecorded sends never exceed the concurrency.
      await settle({ reminder, outcome })
      counts[outcome.outcome] += 1
      if (failures.length > 0) return
    }
  }
  const workers = Array.from({ length: limits.concurrency }, () =>
    work().catch((error: unknown) => failures.push(error)),
  )
  await Promise.all(workers)
  if (failures.length > 0) throw failures[0]
  return { ...counts, more: next.stopped() }
}

/** Returns claimed reminders one by one, and claims another batch when none are left. */
function claimer(reminders: Reminders, limits: Limits, shouldStop: () => boolean) {
  const claimed: ClaimedReminder[] = []
  let claiming: Promise<boolean> | undefined
  let stopped = false
  const claim = async (): Promise<boolean> => {
    stopped ||= shouldStop()
    if (stopped) return false
    claimed.push(...(await reminders.claim(limits.batch, leaseSeconds(limits))))
    return claimed.length > 0
  }
  const next = async (): Promise<ClaimedReminder | undefined> => {
    for (;;) {
      const first = claimed.shift()
      if (first) return first
      claiming ??= claim().finally(() => (claiming = undefined))
      if (!(await claiming) && claimed.length === 0) return undefined
    }
  }
  return Object.assign(next, { stopped: () => stopped })
}

/** Records outcomes in one call at a time; those that arrive during a call go into the next one. */
function settler(reminders: Reminders): (result: Settled) => Promise<void> {
  let pending: Settled[] = []
  let lastFlush: Promise<void> = Promise.resolve()
  let nextFlush: Promise<void> | undefined
  const flush = async (previous: Promise<void>): Promise<void> => {
    await previous.catch(() => {})
    nextFlush = undefined
    const results = pending
    pending = []
    await reminders.settle(results)
  }
  return (result) => {
    pending.push(result)
    if (!nextFlush) {
      nextFlush = flush(lastFlush)
      lastFlush = nextFlush
    }
    return nextFlush
  }
}

async function send(
  reminder: ClaimedReminder,
  { authorization, pushServices, limits, stopping }: DispatchParts,
): Promise<PushResult> {
  const { endpoint, attempts } = reminder
  if (!isAllowedEndpoint(endpoint, pushServices)) return { outcome: 'refused' }
  // Throws only for an invalid key pair, which fails for every reminder and ends the run.
  const token = await authorization(endpoint)
  const request = await pushRequest(reminder, token).catch(() => undefined)
  // Retrying does not help a subscription with invalid keys.
  if (!request) return { outcome: 'refused' }
  const response = await call(endpoint, request, AbortSignal.any([stopping, AbortSignal.timeout(limits.timeoutMs)]))
  return pushResultOf(response, attempts, Date.now(), Math.random())
}

/** @returns undefined when no response came: connection refused or lost, or timeout */
async function call(endpoint: string, request: Awaited<ReturnType<typeof pushRequest>>, signal: AbortSignal) {
  try {
    const { status, headers, body } = await fetch(endpoint, { ...request, signal })
    await body?.cancel()
    return { status, retryAfter: headers.get('retry-after') }
  } catch {
    return undefined
  }
}
