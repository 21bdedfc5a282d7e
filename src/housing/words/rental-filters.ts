import { rentalSortValues, walkValues, type RentalSort } from '@/housing/rules/rental-view'
import type { ChosenFilter, QuickPick } from '@/housing/rules/rental-filters'
import type { Choice } from '@/kit/rules/choice'
import type { Kes } from '@/kit/rules/money'
import { labelled } from '@/kit/words/labelled'
import { formatKes } from '@/kit/words/money'
import { amenityText } from './rental-facts'
import * as messages from '#words/housing/rental-filters'

export const rentalSorts = labelled(rentalSortValues, {
  newest: messages.newest,
  cheapest: messages.cheapest,
  nearest: messages.nearest,
})

const sortTexts: Readonly<Record<RentalSort, string>> = {
  newest: messages.newestFirst,
  cheapest: messages.cheapestFirst,
  nearest: messages.nearestFirst,
}

const walkText = (minutes: number): string => messages.walk({ minutes: String(minutes) })
const upTo = (amount: Kes): string => messages.upTo({ amount: formatKes(amount) })

/** '' for any walk. */
export const walkChoices: readonly Choice[] = [
  { value: '', label: messages.anyWalk },
  ...walkValues.map((minutes) => ({ value: String(minutes), label: messages.minutes({ minutes: String(minutes) }) })),
]

export const filterText = (filter: ChosenFilter): string => {
  switch (filter.kind) {
    case 'min':
      return messages.startingAt({ amount: formatKes(filter.amount) })
    case 'max':
      return upTo(filter.amount)
    case 'walk':
      return walkText(filter.minutes)
    case 'amenity':
      return amenityText(filter.name)
    case 'saved':
      return messages.savedOnly
    case 'sort':
      return sortTexts[filter.sort]
  }
}

export const pickText = ({ id, change }: QuickPick): string => {
  switch (id) {
    case 'near-bedsitter':
      return messages.nearBedsitters({ amount: formatKes(change.max) })
    case 'near':
      return walkText(change.walk)
    case 'cheap':
      return upTo(change.max)
    case 'hostel':
      return messages.nearHostels
  }
}

/** The text of the button that applies the filters. */
export const showText = (count: number): string => (count === 0 ? messages.noRooms : messages.showRooms({ count }))
