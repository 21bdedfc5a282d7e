import { reportReasons, type ReportKind } from '../shared/report-reasons'

/** What waits for a decision. Neither reporters nor the author are named. */
export type Reported = {
  readonly kind: ReportKind
  readonly subject: string
  /** How many different people. */
  readonly reporters: number
  /** How often each reason was given. */
  readonly reasons: Readonly<Record<string, number>>
  readonly firstReported: string
  readonly hidden: boolean
  readonly content: string
  readonly image: string | null
  /** Whether posting was suspended because of this very content. Nothing is told of other content. */
  readonly suspended: boolean
  /** How many of the reporters have an account of less than a week. */
  readonly newReporters: number
  /** The most reports that came within one hour. */
  readonly withinAnHour: number
}

export type Decision = 'keep' | 'remove' | 'suspend'

export type Suspension = { readonly id: string; readonly since: string; readonly kind: ReportKind; readonly excerpt: string }

export const kindText: Readonly<Record<ReportKind, string>> = { gossip_post: 'Gossip post', item: 'Market item' }

export const reportersText = (reporters: number, newReporters = 0): string =>
  `Reported by ${reporters} ${reporters === 1 ? 'person' : 'people'}${newReporters > 0 ? `, ${newReporters} with a new account` : ''}`

/** Five reports or more, most of them by new accounts and within an hour, look like people who act together. */
export const looksLikeBrigade = ({ reporters, newReporters, withinAnHour }: Pick<Reported, 'reporters' | 'newReporters' | 'withinAnHour'>): boolean =>
  reporters >= 5 && newReporters * 2 > reporters && withinAnHour * 2 > reporters

/** The most given first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reportReasons.find(({ value }) => value === reason)?.label ?? reason} (${times})`)
    .join(', ')
