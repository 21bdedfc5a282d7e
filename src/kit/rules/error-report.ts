import type { IsoDay } from './day'

/**
 * The part of the app in which an error was caught. `private`: the trackers and their reminders, whose use is health
 * data.
 */
export const errorSources = [
  'page',
  'promise',
  'screen',
  'worker',
  'session',
  'account',
  'outbox',
  'pull',
  'storage',
  'badge',
  'install',
  'share',
  'cart',
  'gossip',
  'market',
  'private',
] as const
export type ErrorSource = (typeof errorSources)[number]

/** Counts an error by place, frame and release. It has no message, because messages can quote what people wrote. */
export type ErrorEntry = {
  readonly place: ErrorSource
  /** The class of the error, with its code if it has one. */
  readonly error: string
  /** File, line and column in the built app; empty if unknown or private. */
  readonly frame: string
  readonly release: string
  readonly count: number
  readonly lastDay: IsoDay
}

/** An error to add to the log, once unless it has a count. */
export type SeenError = Omit<ErrorEntry, 'count'> & Partial<Pick<ErrorEntry, 'count'>>

/** The maximum number of distinct errors; the oldest are dropped. */
export const maxErrors = 50

const isCode = (code: unknown): code is string | number =>
  typeof code === 'number' || (typeof code === 'string' && /^[A-Za-z0-9_-]{1,24}$/.test(code))

const healthName = /cycle|pregnan|period|tracker/i

/** The class name and code of what was thrown; never its message, nor the name of a class of the trackers. */
export const errorName = (error: unknown): string => {
  if (!(error instanceof Error)) return `thrown ${typeof error}`
  const name = /^\w{1,60}$/.test(error.name) && !healthName.test(error.name) ? error.name : 'Error'
  return 'code' in error && isCode(error.code) && error.code !== '' ? `${name} ${error.code}` : name
}

const assetFrame = /\/assets\/([\w.-]+\.js:\d+:\d+)/
const healthFile = /tracker|health|pregnan|cycle/

/** The topmost stack frame in a file of the app; empty in files of the trackers. */
export const errorFrame = (error: unknown): string => {
  const frame = error instanceof Error ? (assetFrame.exec(error.stack ?? '')?.[1] ?? '') : ''
  return healthFile.test(frame) ? '' : frame
}

const isSameError = (one: ErrorEntry, other: Omit<ErrorEntry, 'count' | 'lastDay'>): boolean =>
  one.place === other.place && one.error === other.error && one.frame === other.frame && one.release === other.release

/** Adds an error to the entries, newest last; a repeated one is counted. */
export const withError = (entries: readonly ErrorEntry[], seen: SeenError): readonly ErrorEntry[] => {
  const count = (entries.find((entry) => isSameError(entry, seen))?.count ?? 0) + (seen.count ?? 1)
  return [...entries.filter((entry) => !isSameError(entry, seen)), { ...seen, count }].slice(-maxErrors)
}
