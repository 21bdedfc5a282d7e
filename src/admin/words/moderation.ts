import type { Reported } from '@/admin/rules/moderation'
import type { ReportKind } from '@/kit/rules/report-reasons'
import { labelOf } from '@/kit/words/labelled'
import { reportReasonChoices } from '@/kit/words/report-reasons'
import * as messages from '#words/admin/records'

export const kindText: Readonly<Record<ReportKind, string>> = {
  gossip_post: messages.gossipPost,
  item: messages.marketItem,
}

export const reportersText = (reporters: number, newReporters = 0): string =>
  newReporters > 0
    ? messages.reportedByNew({ count: reporters, newcomers: String(newReporters) })
    : messages.reportedBy({ count: reporters })

/** Most frequent first: `Spam or advertising (2), Something else (1)`. */
export const reasonsText = (reasons: Reported['reasons']): string =>
  Object.entries(reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${labelOf(reportReasonChoices, reason)} (${times})`)
    .join(', ')
