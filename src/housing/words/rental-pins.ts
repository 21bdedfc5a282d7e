import type { Pin } from '@/housing/rules/area-map'
import type { Kes } from '@/kit/rules/money'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/housing/rental-parts'
import { priceAndTitle } from '#words/housing/rentals-page'

const cheapest = ({ rentals: [first, ...others] }: Pin): Kes =>
  others.reduce((least, { monthlyPrice }) => (monthlyPrice < least ? monthlyPrice : least), first.monthlyPrice)

const bare = (price: Kes): string => formatKes(price).replace('KSh ', '')

/** What stands on a pin. */
export const pinText = (pin: Pin): string =>
  pin.rentals.length === 1 ? bare(cheapest(pin)) : `${pin.rentals.length} · ${bare(cheapest(pin))}+`

/** What a screen reader says of a pin. */
export const pinName = (pin: Pin, titleOf: (id: string) => string): string =>
  pin.rentals.length === 1
    ? priceAndTitle({ price: formatKes(cheapest(pin)), title: titleOf(pin.rentals[0].id) })
    : messages.roomsFrom({ count: pin.rentals.length, price: formatKes(cheapest(pin)) })

/** What the map does not show. @param unplaced how many have no place */
export const outsideText = (outside: number, unplaced: number): string =>
  [
    ...(outside === 0 ? [] : [messages.outsideMap({ count: outside })]),
    ...(unplaced === 0 ? [] : [messages.unplaced({ count: unplaced })]),
  ].join(' ')
