import { distanceOf } from '@/housing/rules/distance'
import type { Rental } from '@/housing/rules/rental'
import type { IsoDay } from '@/kit/rules/day'
import { formatKes } from '@/kit/words/money'
import { amenityList } from './amenities'
import { confirmedText, depositText, distanceText } from './rental-facts'
import { baths, beds } from '#words/housing/rental-facts'
import * as messages from '#words/housing/rental-parts'
import { categoryText } from './rental-tabs'

const listText = (names: readonly string[]): string => (names.length === 0 ? messages.notSaid : amenityList(names))

const roomsText = ({ category, bedrooms, bathrooms }: Rental): string =>
  [
    categoryText(category),
    ...(bedrooms === null ? [] : [beds({ count: bedrooms })]),
    ...(bathrooms === null ? [] : [baths({ count: bathrooms })]),
  ].join(', ')

const gateText = (rental: Rental): string => {
  const distance = distanceOf(rental)
  return distance === null ? messages.notSaid : distanceText(distance)
}

type Compared = { readonly what: string; readonly textOf: (rental: Rental, today: IsoDay) => string }

/** The rows of a comparison. */
export const comparedTexts: readonly Compared[] = [
  { what: messages.rent, textOf: ({ monthlyPrice }) => messages.monthlyRent({ price: formatKes(monthlyPrice) }) },
  {
    what: messages.deposit,
    textOf: ({ deposit }) =>
      deposit === null ? messages.notSaid : deposit === 0 ? depositText(deposit) : formatKes(deposit),
  },
  { what: messages.distance, textOf: gateText },
  { what: messages.area, textOf: ({ location }) => location },
  { what: messages.kind, textOf: roomsText },
  { what: messages.included, textOf: ({ included }) => listText(included) },
  { what: messages.amenities, textOf: ({ amenities }) => listText(amenities) },
  {
    what: messages.free,
    textOf: ({ confirmedOn }, today) => (confirmedOn === null ? messages.notSaid : confirmedText(confirmedOn, today)),
  },
]
