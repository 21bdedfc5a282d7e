import type { ConfirmedOvulation } from '@/health/cycle/rules/confirmed-ovulation'
import { dayAndMonth, dayRange } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/confirmed'

const ruleTexts = {
  'three-over-six': messages.threeOverSix,
  'fourth-day': messages.fourthDay,
  'one-low-day': messages.oneLowDay,
} as const satisfies Record<ConfirmedOvulation['rule'], string>

export const confirmedTitle = messages.title

export const confirmedText = ({ from, to, peak, firstHigh, completed, rule }: ConfirmedOvulation): string =>
  messages.text({
    days: dayRange(from, to),
    peak: dayAndMonth(peak),
    firstHigh: dayAndMonth(firstHigh),
    completed: dayAndMonth(completed),
    rule: ruleTexts[rule],
  })

export const confirmedNote = messages.note
