import type { Distance } from '@/housing/rules/distance'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Kes } from '@/kit/rules/money'
import { formatKes } from '@/kit/words/money'
import { amenityList } from './amenities'
import * as messages from '#words/housing/rental-facts'

export const depositText = (deposit: Kes): string =>
  deposit === 0 ? messages.noDeposit : messages.deposit({ amount: formatKes(deposit) })

export const includedText = (included: readonly string[]): string => messages.includes({ list: amenityList(included) })

const kilometres = (metres: number): string =>
  metres < 9500 ? (Math.round(metres / 500) / 2).toString() : Math.round(metres / 1000).toString()

export const distanceText = (distance: Distance): string => {
  switch (distance.kind) {
    case 'walk':
      return messages.walk({ minutes: String(distance.minutes) })
    case 'estimated-walk':
      return messages.aboutWalk({ minutes: String(distance.minutes) })
    case 'ride':
      return messages.aboutRide({ kilometres: kilometres(distance.metres) })
  }
}

/** After so many days a room may well be taken. */
const staleAfterDays = 60

export const isStale = (day: IsoDay, today: IsoDay): boolean => daysBetween(day, today) > staleAfterDays

/** How old the last confirmation is. A day in the future, from a phone whose clock was set back, counts as today. */
export const confirmedText = (day: IsoDay, today: IsoDay): string => {
  const days = daysBetween(day, today)
  if (days <= 0) return messages.confirmedToday
  if (days === 1) return messages.confirmedYesterday
  if (days < 14) return messages.confirmedDays({ count: days })
  if (days < staleAfterDays) return messages.confirmedWeeks({ count: Math.floor(days / 7) })
  const months = { count: Math.floor(days / 30) }
  return isStale(day, today) ? messages.confirmedMonthsStale(months) : messages.confirmedMonths(months)
}
