import { reportReasons, type ReportKind } from '../shared/report-reasons'

/** Reported content that waits for a decision. It identifies neither the reporters nor the author. */
export type Reported = {
  readonly kind: ReportKind
  readonly subject: string
  readonly campus: string
  /** Number of different people who reported it. */
  readonly reporters: number
  /** Number of reports by reason. */
  readonly reasons: Readonly<Record<string, number>>
  readonly firstReported: string
  readonly hidden: boolean
  readonly content: string
  readonly image: string | null
  /** True if this content led to a suspension. Suspensions for other content are not shown. */
  readonly suspended: boolean
  /** Number of reporters whose account is less than a week old. */
  readonly newReporters: number
  /** The largest number of reports within one hour. */
  readonly withinAnHour: number
}

export type Decision = 'keep' | 'remove' | 'suspend'

export type Suspension = { readonly id: string; readonly since: string; readonly kind: ReportKind; readonly campus: string | null; readonly excerpt: string }

export const kindText: Readonly<Record<ReportKind, string>> = { gossip_post: 'Gossip post', item: 'Market item' }

export const reportersText = (reporters: number, newReporters = 0): string =>
  `Reported by ${reporters} ${reporters === 1 ? 'person' : 'people'}${newReporters > 0 ? `, ${newReporters} with a new account` : ''}`

/** True for at least five reports, most of them by new accounts and most within one hour: probably coordinated. */
export const looksLikeBrigade = ({ reporters, newReporters, withinAnHour }: Pick<Reported, 'reporters' | 'newReporters' | 'withinAnHour'>): boolean =>
  reporters >= 5 && newReporters * 2 > reporters && withinAnHour * 2 > reporters

/** Most frequent first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reportReasons.find(({ value }) => value === reason)?.label ?? reason} (${times})`)
    .join(', ')
