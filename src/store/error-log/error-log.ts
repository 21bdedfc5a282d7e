import * as v from 'valibot'
import { dayOf, isoDay } from '@/kit/rules/day'
import {
  errorFrame,
  errorName,
  errorSources,
  withError,
  type ErrorEntry,
  type ErrorSource,
  type SeenError,
} from '@/kit/rules/error-report'
import { deviceDb } from '../db'
import { OfflineError } from '../remote/errors'
import { watchQuery } from '../watch-query'

const entrySchema = v.object({
  place: v.picklist(errorSources),
  error: v.string(),
  frame: v.string(),
  release: v.string(),
  count: v.number(),
  lastDay: v.pipe(v.string(), v.transform(isoDay)),
})
const key = 'errors'

const read = async (): Promise<readonly ErrorEntry[]> => {
  const record = v.safeParse(v.array(entrySchema), (await deviceDb().device.get(key))?.value)
  return record.success ? record.output : []
}

/** A missing network or an aborted request is no fault. */
const isExpected = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof DOMException && error.name === 'AbortError')

const toEntry = (source: ErrorSource, error: unknown): SeenError => ({
  place: source,
  error: errorName(error),
  frame: source === 'private' ? '' : errorFrame(error),
  release: import.meta.env.VITE_RELEASE,
  lastDay: dayOf(new Date()),
})

/** If storage itself fails, the error is lost. */
const write = async (seen: SeenError): Promise<void> => {
  const { device } = deviceDb()
  await deviceDb()
    .transaction('rw', device, async () => device.put({ key, value: withError(await read(), seen) }))
    .catch(() => {})
}

/** An error that repeats, perhaps in a loop, is written at most once in this time. */
export const writeIntervalMs = 5000

type Repeats = { times: number; readonly written: Promise<void> }

/** The repeats of each error written within the last interval. */
const repeatsOf = new Map<string, Repeats>()

const collectRepeats = (id: string, seen: SeenError): void => {
  const writeLater = async () => {
    await new Promise((resolve) => setTimeout(resolve, writeIntervalMs))
    if (repeatsOf.get(id) !== repeats) return
    repeatsOf.delete(id)
    if (repeats.times === 0) return
    collectRepeats(id, seen)
    await write({ ...seen, count: repeats.times })
  }
  const repeats: Repeats = { times: 0, written: writeLater() }
  repeatsOf.set(id, repeats)
}

/** Writes an error to this phone's error log: at once, or with its other repeats at the end of the interval. */
export const reportError = async (source: ErrorSource, error: unknown): Promise<void> => {
  if (isExpected(error)) return
  // oxlint-disable-next-line no-console -- for developers; never in a build
  if (import.meta.env.MODE === 'development') console.error(`[${source}]`, error)
  const seen = toEntry(source, error)
  const id = JSON.stringify(seen)
  const repeats = repeatsOf.get(id)
  if (repeats) {
    repeats.times += 1
    return repeats.written
  }
  collectRepeats(id, seen)
  return write(seen)
}

/** For `.catch()`: reports a failure that has no consequence for the user. */
export const reportAs =
  (source: ErrorSource) =>
  (error: unknown): void =>
    void reportError(source, error)

/** Calls back with the error log now and after every change. Returns a function that stops it. */
export const watchErrors = (onEntries: (entries: readonly ErrorEntry[]) => void): (() => void) =>
  watchQuery(read, { next: onEntries, failed: () => onEntries([]) })

export const clearErrors = (): Promise<void> => {
  repeatsOf.clear()
  return deviceDb().device.delete(key)
}

type UncaughtTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Reports what nothing else catches, in a page or a worker. Returns a function that stops it. */
export const followUncaught = (target: UncaughtTarget, source: 'page' | 'worker'): (() => void) => {
  const onError = (event: Event) => void reportError(source, 'error' in event ? event.error : undefined)
  const onRejection = (event: Event) =>
    void reportError(source === 'page' ? 'promise' : source, 'reason' in event ? event.reason : undefined)
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}
