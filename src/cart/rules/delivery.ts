/** To whom and where an order goes. It is asked once and stays on the phone. */

import * as v from 'valibot'
import { plainLine } from '@/kit/rules/plain-text'
import { cutText } from '@/kit/rules/cut-text'
import { isSameText } from '@/kit/rules/same-text'

export const paymentValues = ['mpesa', 'cash'] as const
export type Payment = (typeof paymentValues)[number]

export const deliveryLimits = { name: 80, phone: 32, place: 120, places: 6, note: 200 } as const

type Places = Pick<Delivery, 'campus' | 'places' | 'place'> & {
  /** For the next order there; left out where there is none. */
  readonly note?: string
}

/** What the phone remembers. `place` is the chosen one of the places, or empty; the phone number is as it was typed. */
export type Delivery = {
  readonly name: string
  readonly phone: string
  readonly places: readonly string[]
  readonly place: string
  readonly payment: Payment
  /** For the next order alone. */
  readonly note: string
  /** Where the places are; empty of those from before there were campuses. */
  readonly campus: string
  /** The places at other campuses. */
  readonly elsewhere: readonly Places[]
}

/** What an order says of its delivery. `phone` is for reading, or empty. */
export type Recipient = {
  readonly name: string
  readonly phone: string
  readonly place: string
  readonly payment: Payment
}

export const noDelivery: Delivery = {
  name: '',
  phone: '',
  places: [],
  place: '',
  payment: 'mpesa',
  note: '',
  campus: '',
  elsewhere: [],
}

/** On one line, and no longer than it may be. */
export const tidy = (text: string, limit: number): string => cutText(plainLine(text), limit).trim()

/**
 * Puts the places and the note of a campus forward, and those of another one aside. Those from before there were
 * campuses are of the first that is asked for.
 */
export const atCampus = (delivery: Delivery, campus: string): Delivery => {
  const { places, place, note, elsewhere } = delivery
  if (delivery.campus === campus) return delivery
  if (delivery.campus === '') return { ...delivery, campus }
  const here = elsewhere.find((each) => each.campus === campus) ?? { campus, places: [], place: '' }
  const aside = { campus: delivery.campus, places, place, ...(note === '' ? {} : { note }) }
  return { ...delivery, note: '', ...here, elsewhere: [...elsewhere.filter((each) => each !== here), aside] }
}

/** Chooses a place, and keeps it if it is new. Of more than fit, the oldest goes. */
export const withPlace = (delivery: Delivery, typed: string): Delivery => {
  const place = tidy(typed, deliveryLimits.place)
  if (place === '') return delivery
  const known = delivery.places.find((other) => isSameText(other, place))
  if (known !== undefined) return { ...delivery, place: known }
  return { ...delivery, place, places: [...delivery.places, place].slice(-deliveryLimits.places) }
}

/** Adds the places of earlier details, and what is missing. Of more places than fit, the earlier ones go first. */
export const withDelivery = (own: Delivery, earlier: Delivery): Delivery => {
  const campus = own.campus || earlier.campus
  const before = atCampus(earlier, campus)
  const places = [
    ...before.places.filter((place) => own.places.every((other) => !isSameText(other, place))),
    ...own.places,
  ]
  return {
    ...own,
    campus,
    name: own.name || before.name,
    phone: own.phone || before.phone,
    place: own.place || before.place,
    places: places.slice(-deliveryLimits.places),
    elsewhere: [
      ...own.elsewhere,
      ...before.elsewhere.filter((each) => own.elsewhere.every((other) => other.campus !== each.campus)),
    ],
  }
}

/** Forgets a place. If it was the chosen one, the newest of the others is. */
export const withoutPlace = (delivery: Delivery, place: string): Delivery => {
  const places = delivery.places.filter((other) => other !== place)
  return { ...delivery, places, place: delivery.place === place ? (places.at(-1) ?? '') : delivery.place }
}

export const tidyNote = (note: string): string => tidy(note, deliveryLimits.note)

const text = v.fallback(v.string(), '')
const placesSchema = v.object({ campus: text, places: v.fallback(v.array(v.string()), []), place: text })
const storedSchema = v.object({
  ...placesSchema.entries,
  name: text,
  phone: text,
  payment: v.fallback(v.picklist(paymentValues), 'mpesa'),
  note: text,
  elsewhere: v.fallback(v.array(v.object({ ...placesSchema.entries, note: v.exactOptional(v.string()) })), []),
})

/** Parses what is stored; whatever cannot be read counts as not given. */
export const parseDelivery = (stored: unknown): Delivery => {
  const parsed = v.safeParse(storedSchema, stored)
  return parsed.success ? parsed.output : noDelivery
}
