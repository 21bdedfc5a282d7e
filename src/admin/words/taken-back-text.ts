import { textIn } from '@/admin/rules/item-row'
import type { Kept, TakenBack } from '@/admin/rules/take-back'
import type { TabSpec } from '@/admin/rules/tab-spec'
import { adminProblemText } from './problems'
import * as messages from '#words/admin/take-back'

const reasons = {
  changed: messages.changedSince,
  deleted: messages.deletedSince,
  picture: messages.pictureDeleted,
} as const

const whyText = (names: string, kept: Kept): string =>
  kept.why === 'failed'
    ? messages.notTakenBack({ names, problem: adminProblemText(kept.problem) })
    : reasons[kept.why]({ names })

/** What is as it was before a batch, and what is not, by name and reason. */
export const takenBackText = ({ title }: Pick<TabSpec, 'title'>, { rows, removed, kept }: TakenBack): string => {
  const count = rows.length + removed.length
  const reasonsOf = new Map<string, readonly Kept[]>()
  for (const each of kept) {
    const reason = whyText('', each)
    reasonsOf.set(reason, [...(reasonsOf.get(reason) ?? []), each])
  }
  const texts = [...reasonsOf.values()].flatMap(([first, ...others]) =>
    first ? [whyText([first, ...others].map(({ step }) => textIn(step.after.values, title)).join(', '), first)] : [],
  )
  return [...(count > 0 || kept.length === 0 ? [messages.takenBack({ count })] : []), ...texts].join(' ')
}
