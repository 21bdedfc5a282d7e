import { openState, type Opening, type OpeningHours } from '@/kit/rules/opening-hours'
import { clockText } from './format-time'

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const timeText = ({ days, weekday, minute }: Opening): string => {
  const day = days === 0 ? '' : days === 1 ? 'tomorrow ' : `${dayNames[weekday]} `
  return `${day}at ${clockText(minute)}`
}

const words = {
  shop: { open: 'Open now', closed: 'Closed now', begins: 'opens' },
  person: { open: 'Working now', closed: 'Not working now', begins: 'starts' },
} as const

/** The kinds that have hours: a business, or somebody to call. */
export type WithHours = keyof typeof words

/** "Closed now, opens tomorrow at 8AM", or "Open now". @param now milliseconds since the epoch */
export const hoursText = (hours: OpeningHours, now: number, of: WithHours): string => {
  const state = openState(hours, now)
  const { open, closed, begins } = words[of]
  if (state.open) return open
  return state.next === null ? closed : `${closed}, ${begins} ${timeText(state.next)}`
}

/**
 * The note before an order to a provider who is closed. Null while it is open, and where its hours are not known.
 * @param now milliseconds since the epoch
 */
export const closedNote = (hours: OpeningHours | null, now: number): string | null =>
  hours === null || openState(hours, now).open ? null : hoursText(hours, now, 'shop')
