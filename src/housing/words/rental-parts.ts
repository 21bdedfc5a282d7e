import type { Pin } from '@/housing/rules/area-map'
import { distanceOf } from '@/housing/rules/distance'
import type { Rental } from '@/housing/rules/rental'
import type { IsoDay } from '@/kit/rules/day'
import type { Kes } from '@/kit/rules/money'
import { formatKes } from '@/kit/words/money'
import { amenityList, categoryText, confirmedText, depositText, distanceText } from './rental-facts'
import { baths, beds } from '#words/housing/rental-facts'
import * as messages from '#words/housing/rental-parts'
import { priceAndTitle } from '#words/housing/rentals-page'

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

type ComparedFact = { readonly label: string; readonly textOf: (rental: Rental, today: IsoDay) => string }

/** The rows of a comparison. */
export const comparedTexts: readonly ComparedFact[] = [
  { label: messages.rent, textOf: ({ monthlyPrice }) => messages.monthlyRent({ price: formatKes(monthlyPrice) }) },
  {
    label: messages.deposit,
    textOf: ({ deposit }) =>
      deposit === null ? messages.notSaid : deposit === 0 ? depositText(deposit) : formatKes(deposit),
  },
  { label: messages.distance, textOf: gateText },
  { label: messages.area, textOf: ({ location }) => location },
  { label: messages.kind, textOf: roomsText },
  { label: messages.included, textOf: ({ included }) => listText(included) },
  { label: messages.amenities, textOf: ({ amenities }) => listText(amenities) },
  {
    label: messages.free,
    textOf: ({ confirmedOn }, today) => (confirmedOn === null ? messages.notSaid : confirmedText(confirmedOn, today)),
  },
]

const cheapest = ({ rentals: [first, ...others] }: Pin): Kes =>
  others.reduce((least, { monthlyPrice }) => (monthlyPrice < least ? monthlyPrice : least), first.monthlyPrice)

const amountText = (price: Kes): string => formatKes(price).replace('KSh ', '')

/** The text on a pin. */
export const pinText = (pin: Pin): string =>
  pin.rentals.length === 1 ? amountText(cheapest(pin)) : `${pin.rentals.length} · ${amountText(cheapest(pin))}+`

/** The name of a pin for screen readers. */
export const pinName = (pin: Pin, titleOf: (id: string) => string): string =>
  pin.rentals.length === 1
    ? priceAndTitle({ price: formatKes(cheapest(pin)), title: titleOf(pin.rentals[0].id) })
    : messages.roomsFrom({ count: pin.rentals.length, price: formatKes(cheapest(pin)) })

/** Counts the rooms that the map does not show. @param unplaced the number of rooms without a place */
export const outsideText = (outside: number, unplaced: number): string =>
  [
    ...(outside === 0 ? [] : [messages.outsideMap({ count: outside })]),
    ...(unplaced === 0 ? [] : [messages.unplaced({ count: unplaced })]),
  ].join(' ')
