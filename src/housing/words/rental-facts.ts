import type { Distance } from '@/housing/rules/distance'
import { rentalTabValues } from '@/housing/rules/rental-view'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Kes } from '@/kit/rules/money'
import { labelOf, labelled } from '@/kit/words/labelled'
import { formatKes } from '@/kit/words/money'
import * as amenities from '#words/housing/amenities'
import * as facts from '#words/housing/rental-facts'
import * as tabs from '#words/housing/rental-tabs'

/** The tabs of the housing screen with their labels. */
export const rentalTabs = labelled(rentalTabValues, {
  all: tabs.all,
  bedsitter: tabs.bedsitter,
  hostel: tabs.hostel,
  '1bedroom': tabs.oneBedroom,
  '2bedroom': tabs.twoBedroom,
  airbnb: 'Airbnb',
})

/** The display name of a category. Single rooms have no tab. */
export const categoryText = (category: string): string =>
  category === 'single' ? tabs.singleRoom : labelOf(rentalTabs, category)

/** The amenities that landlords often name, as they are stored. */
const amenityTexts = new Map([
  ['Air conditioning', amenities.airConditioning],
  ['Back-up generator', amenities.backUpGenerator],
  ['Balcony', amenities.balcony],
  ['Borehole water', amenities.boreholeWater],
  ['Breakfast', amenities.breakfast],
  ['Cleaning', amenities.cleaning],
  ['Cleaning twice a week', amenities.cleaningTwice],
  ['Courtyard', amenities.courtyard],
  ['Electricity', amenities.electricity],
  ['Furnished', amenities.furnished],
  ['Garbage collection', amenities.garbage],
  ['Garden', amenities.garden],
  ['Hot shower', amenities.hotShower],
  ['Kitchen', amenities.kitchen],
  ['Laundry', amenities.laundry],
  ['Lift', amenities.lift],
  ['Lockers', amenities.lockers],
  ['Matron', amenities.matron],
  ['Night guard', amenities.nightGuard],
  ['Own locker', amenities.ownLocker],
  ['Own meter', amenities.ownMeter],
  ['Parking', amenities.parking],
  ['Perimeter wall', amenities.perimeterWall],
  ['Pets allowed', amenities.pets],
  ['Pool', amenities.pool],
  ['Sea view', amenities.seaView],
  ['Security', amenities.security],
  ['Shared bathroom', amenities.sharedBathroom],
  ['Shared kitchen', amenities.sharedKitchen],
  ['Shared laundry line', amenities.sharedLaundryLine],
  ['Study room', amenities.studyRoom],
  ['Water', amenities.water],
  ['Water included', amenities.waterIncluded],
  ['Water tank', amenities.waterTank],
  ['Wi-Fi ready', amenities.wifiReady],
])

/** The text of an amenity or of a service that the rent pays for. An unknown one shows as it is stored. */
export const amenityText = (stored: string): string => amenityTexts.get(stored) ?? stored

/** "Water, Wi-Fi" */
export const amenityList = (stored: readonly string[]): string => stored.map(amenityText).join(', ')

export const depositText = (deposit: Kes): string =>
  deposit === 0 ? facts.noDeposit : facts.deposit({ amount: formatKes(deposit) })

export const includedText = (included: readonly string[]): string => facts.includes({ list: amenityList(included) })

const kilometres = (metres: number): string =>
  metres < 9500 ? (Math.round(metres / 500) / 2).toString() : Math.round(metres / 1000).toString()

export const distanceText = (distance: Distance): string => {
  switch (distance.kind) {
    case 'walk':
      return facts.walk({ minutes: String(distance.minutes) })
    case 'estimated-walk':
      return facts.aboutWalk({ minutes: String(distance.minutes) })
    case 'ride':
      return facts.aboutRide({ kilometres: kilometres(distance.metres) })
  }
}

/** After this many days the room may well be taken. */
const staleAfterDays = 60

export const isStale = (day: IsoDay, today: IsoDay): boolean => daysBetween(day, today) > staleAfterDays

/** The age of the last confirmation. A future day counts as today, because the clock of the phone may be behind. */
export const confirmedText = (day: IsoDay, today: IsoDay): string => {
  const days = daysBetween(day, today)
  if (days <= 0) return facts.confirmedToday
  if (days === 1) return facts.confirmedYesterday
  if (days < 14) return facts.confirmedDays({ count: days })
  if (days < staleAfterDays) return facts.confirmedWeeks({ count: Math.floor(days / 7) })
  const months = { count: Math.floor(days / 30) }
  return isStale(day, today) ? facts.confirmedMonthsStale(months) : facts.confirmedMonths(months)
}
