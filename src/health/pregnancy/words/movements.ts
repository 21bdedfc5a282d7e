import { countedMs, resultOf, type MovementCount } from '@/health/pregnancy/rules/movements'
import { momentText } from '@/kit/words/format-time'
import { minutesText } from './durations'
import * as messages from '#words/health/pregnancy/movements'

/** "10 movements in 35 min"; "4 movements, not finished" */
export const countText = (count: MovementCount, now: number): string => {
  const result = resultOf(count, now)
  if (result === 'unfinished' || result === 'counting') return messages.unfinishedCount({ count: count.movements })
  return messages.count({ count: count.movements, time: minutesText(countedMs(count, now)) })
}

/** "21 Nov 2026, 7:30PM" */
export const countTime = ({ start }: Pick<MovementCount, 'start'>): string => momentText(new Date(start))
