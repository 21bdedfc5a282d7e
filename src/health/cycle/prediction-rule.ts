import type { Outlook } from '@/health/cycle/rules/outlook'
import { influenceText } from '@/health/cycle/words/contraception'
import { unpredictedText } from '@/health/cycle/words/outlook'
import * as messages from '#words/health/cycle/screens-reasons'
import { shortDay } from '@/kit/words/format-day'

/** Explains in a sentence how the date was predicted. */
export const predictionRuleText = ({
  estimate,
  running,
  cycles,
  shows,
}: Pick<Outlook, 'estimate' | 'running' | 'cycles' | 'shows'>): string => {
  const { basis, length: days, irregular } = estimate
  const why = running && (unpredictedText(running) ?? (running.influence && influenceText(running.influence)))
  if (why) return why
  if (basis.length === 0) return cycles.length > 0 ? messages.noneCounts({ days }) : messages.noneComplete({ days })
  const count = String(basis.length)
  if (irregular) {
    const text = shows.nextPeriod === 'window' ? messages.windowChosen : messages.windowNeeded
    return text({ count, shortest: String(Math.min(...basis)), longest: String(Math.max(...basis)) })
  }
  const from = running && shortDay(running.start)
  if (basis.length === 1) return from ? messages.oneCycleFrom({ days, day: from }) : messages.oneCycle({ days })
  return from ? messages.middleCycleFrom({ count, days, day: from }) : messages.middleCycle({ count, days })
}
