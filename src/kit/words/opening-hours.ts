// Chunk: lists

import { openState, type OpeningHours } from '@/kit/rules/opening-hours'
import * as messages from '#words/kit/opening-hours'
import { nameOfWeekday } from './format-day'
import { clockText } from './format-time'

const words = {
  shop: {
    open: messages.open,
    closed: messages.closed,
    at: messages.opensAt,
    tomorrow: messages.opensTomorrow,
    on: messages.opensOn,
  },
  person: {
    open: messages.working,
    closed: messages.notWorking,
    at: messages.startsAt,
    tomorrow: messages.startsTomorrow,
    on: messages.startsOn,
  },
} as const

/** The kinds that have hours: a business, or somebody to call. */
export type WithHours = keyof typeof words

/** "Closed now, opens tomorrow at 8AM", or "Open now". @param now milliseconds since the epoch */
export const hoursText = (hours: OpeningHours, now: number, of: WithHours): string => {
  const state = openState(hours, now)
  const { open, closed, at, tomorrow, on } = words[of]
  if (state.open) return open
  if (state.next === null) return closed
  const { days, weekday, minute } = state.next
  const time = clockText(minute)
  if (days === 0) return at({ time })
  return days === 1 ? tomorrow({ time }) : on({ day: nameOfWeekday(weekday), time })
}
