/** The recipient and the place of an order. They are asked once and stay on the phone. */

import * as v from 'valibot'
import { plainLine } from '@/kit/rules/plain-text'
import { cutText } from '@/kit/rules/cut-text'
import { isSameText } from '@/kit/rules/same-text'

export const paymentValues = ['mpesa', 'cash'] as const
export type Payment = (typeof paymentValues)[number]

export const deliveryLimits = { name: 80, phone: 32, place: 120, places: 6, note: 200 } as const

type Places = Pick<Delivery, 'campus' | 'places' | 'place'> & {
  /** The note for the next order there; missing if there is none. */
  readonly note?: string
}

/** The stored details. `place` is the chosen one of the places, or empty; the phone number is as it was typed. */
export type Delivery = {
  readonly name: string
  readonly phone: string
  readonly places: readonly string[]
  readonly place: string
  readonly payment: Payment
  /** The note for the next order only. */
  readonly note: string
  /** The campus of the places; empty in details from before there were campuses. */
  readonly campus: string
  /** The places at other campuses. */
  readonly elsewhere: readonly Places[]
}

/** The delivery in an order. `phone` is formatted for reading, or empty. */
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

/** Puts a text on one line and cuts it to the limit. */
export const tidy = (text: string, limit: number): string => cutText(plainLine(text), limit).trim()

/**
 * Switches to the places and the note of a campus, and sets the others aside. Places from before there were campuses go
 * to the first campus that is asked for.
 */
export const atCampus = (delivery: Delivery, campus: string): Delivery => {
  const { places, place, note, elsewhere } = delivery
  if (delivery.campus === campus) return delivery
  if (delivery.campus === '') return { ...delivery, campus }
  const here = elsewhere.find((each) => each.campus === campus) ?? { campus, places: [], place: '' }
  const aside = { campus: delivery.campus, places, place, ...(note === '' ? {} : { note }) }
  return { ...delivery, note: '', ...here, elsewhere: [...elsewhere.filter((each) => each !== here), aside] }
}

/** Chooses a place, and keeps it if it is new. Above the limit, the oldest place is dropped. */
export const withPlace = (delivery: Delivery, typed: string): Delivery => {
  const place = tidy(typed, deliveryLimits.place)
  if (place === '') return delivery
  const known = delivery.places.find((other) => isSameText(other, place))
  if (known !== undefined) return { ...delivery, place: known }
  return { ...delivery, place, places: [...delivery.places, place].slice(-deliveryLimits.places) }
}

/**
 * Adds the places of earlier details, and fills missing fields from them. Above the limit, the earlier places are
 * dropped first.
 */
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

/** Forgets a place. If it was the chosen one, the newest of the others becomes it. */
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

/** Parses stored details; an invalid field counts as missing. */
export const parseDelivery = (stored: unknown): Delivery => {
  const parsed = v.safeParse(storedSchema, stored)
  return parsed.success ? parsed.output : noDelivery
}
