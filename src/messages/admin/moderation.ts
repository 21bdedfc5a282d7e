import type { Reported } from '@/domain/admin/moderation'
import type { ReportKind } from '@/domain/shared/report-reasons'
import { labelOf } from '../shared/labelled'
import { reportReasonChoices } from '../shared/report-reasons'

export const kindText: Readonly<Record<ReportKind, string>> = { gossip_post: 'Gossip post', item: 'Market item' }

export const reportersText = (reporters: number, newReporters = 0): string =>
  `Reported by ${reporters} ${reporters === 1 ? 'person' : 'people'}${newReporters > 0 ? `, ${newReporters} with a new account` : ''}`

/** Most frequent first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${labelOf(reportReasonChoices, reason)} (${times})`)
    .join(', ')
