import { setImmediate } from 'node:timers/promises'

/** Whose jobs wait in one line: a network, and within it an account. The server's own have no network. */
export type Caller = { readonly network: string; readonly account: string }

/** Schedules a job and returns its result. @throws {TooManyWaitingError} */
export type Scheduler = <T>(job: () => Promise<T>, caller?: Caller) => Promise<T>

/** The caller already waits for as many jobs as it may. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError'
}

type Start = () => Promise<unknown>

/** Takes the first of a map's entries out and puts it back at the end, as long as it is not empty. */
const turn = <Value>(
  lines: Map<string, Value>,
  take: (first: Value) => { readonly start: Start | undefined; readonly isEmpty: boolean },
): Start | undefined => {
  const [first] = lines
  if (first === undefined) return undefined
  const [key, value] = first
  lines.delete(key)
  const { start, isEmpty } = take(value)
  if (!isEmpty) lines.set(key, value)
  return start
}

/** A connection is accepted in one turn of the event loop, and its request read in the next. */
const quietTurns = 3
const arrivalMs = 5

/**
 * Runs jobs one after another. Networks take turns, and within a network its accounts, so that a caller with many jobs
 * makes itself wait. A failed job does not block the next one.
 * @param maxWaiting how many jobs of one caller may wait
 */
export function oneAtATime(maxWaiting = Number.POSITIVE_INFINITY): Scheduler {
  const networks = new Map<string, Map<string, Start[]>>()
  let isRunning = false
  let arrived = 0

  const next = () =>
    turn(networks, (accounts) => {
      const start = turn(accounts, (jobs) => ({ start: jobs.shift(), isEmpty: jobs.length === 0 }))
      return { start, isEmpty: accounts.size === 0 }
    })

  /**
   * Waits while requests arrive, for a moment at most. Connections are accepted one by one in their order, so whoever
   * opens hundreds would make the others wait before they have a line here.
   */
  const letArrive = async () => {
    const startedAt = performance.now()
    for (let quiet = 0; quiet < quietTurns && performance.now() - startedAt < arrivalMs;) {
      const before = arrived
      await setImmediate()
      quiet = arrived === before ? quiet + 1 : 0
    }
  }

  const run = async () => {
    isRunning = true
    await letArrive()
    for (let start = next(); start !== undefined; start = next()) {
      await start()
      await letArrive()
    }
    isRunning = false
  }

  return <T>(job: () => Promise<T>, { network, account }: Caller = { network: '', account: '' }) => {
    arrived += 1
    const accounts = networks.get(network) ?? new Map<string, Start[]>()
    const jobs = accounts.get(account) ?? []
    if (jobs.length >= maxWaiting)
      return Promise.reject(new TooManyWaitingError('too many requests of this caller wait'))
    const result = new Promise<T>((resolve, reject) => {
      jobs.push(async () => job().then(resolve, reject))
    })
    accounts.set(account, jobs)
    networks.set(network, accounts)
    if (!isRunning) void run()
    return result
  }
}

/** Runs each job immediately. */
export const atOnce: Scheduler = (job) => job()
