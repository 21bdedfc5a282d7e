import { dayMs } from '@/kit/rules/durations'
import type { ReportKind } from '@/kit/rules/report-reasons'

/**
 * Content that waits for a decision, because it was reported, or held for a number or a link in it. It identifies
 * neither the reporters nor the author.
 */
export type Reported = {
  readonly kind: ReportKind
  readonly subject: string
  readonly campus: string
  /** Number of different people who reported it. */
  readonly reporters: number
  /** Number of reports by reason. */
  readonly reasons: Readonly<Record<string, number>>
  /** ISO instant, rounded down to the hour. */
  readonly waitingSince: string
  readonly hidden: boolean
  /** Not published yet: published a day later unless an admin removes it. */
  readonly held: boolean
  readonly content: string
  /** Null for a held post even if it has a picture, because the file is private. */
  readonly image: string | null
  readonly hasPicture: boolean
  /** True if this content led to a suspension. Suspensions for other content are not shown. */
  readonly suspended: boolean
  /** Number of reporters whose account is less than a week old. */
  readonly newReporters: number
  /** The largest number of reports within one hour. */
  readonly withinAnHour: number
}

/** The most reported items, and the most held ones, that the server lists. The database has the same number. */
export const longestQueue = 250

export type Decision = 'keep' | 'remove' | 'suspend'

export type Suspension = {
  readonly id: string
  readonly since: string
  readonly kind: ReportKind
  readonly campus: string | null
  readonly excerpt: string
}

/** True for at least five reports, most of them by new accounts and most within one hour: probably coordinated. */
export const looksLikeBrigade = ({
  reporters,
  newReporters,
  withinAnHour,
}: Pick<Reported, 'reporters' | 'newReporters' | 'withinAnHour'>): boolean =>
  reporters >= 5 && newReporters * 2 > reporters && withinAnHour * 2 > reporters

/** True after a day, within which authors and readers expect a decision. @param now milliseconds since the epoch */
export const isOverdue = ({ waitingSince }: Pick<Reported, 'waitingSince'>, now: number): boolean =>
  now - Date.parse(waitingSince) >= dayMs

/** True if a reporter says that the content is about them. */
export const isAboutReporter = ({ reasons }: Pick<Reported, 'reasons'>): boolean => (reasons['about-me'] ?? 0) > 0

/** True if the server may have left out some of the queue. */
export const isCutOff = (queue: readonly Pick<Reported, 'held'>[]): boolean =>
  [true, false].some((held) => queue.filter((reported) => reported.held === held).length >= longestQueue)

/** An entry of the audit log of admin actions. */
export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly admin: string
  readonly action: string
  readonly table: string
  readonly row: string
  /** Null if the row belongs to no campus. */
  readonly campus: string | null
  /** The values before and after, by column. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}
