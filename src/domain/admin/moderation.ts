import { reportReasons, type ReportKind } from '../report'

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
  readonly authorSuspended: boolean
}

export type Decision = 'keep' | 'remove' | 'suspend'

export type Suspended = { readonly id: string; readonly since: string; readonly kind: ReportKind; readonly because: string }

export const kindText: Readonly<Record<ReportKind, string>> = { gossip_post: 'Gossip post', item: 'Market item' }

export const reportersText = (reporters: number): string => `Reported by ${reporters} ${reporters === 1 ? 'person' : 'people'}`

/** The most given first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reportReasons.find(({ value }) => value === reason)?.label ?? reason} (${times})`)
    .join(', ')
