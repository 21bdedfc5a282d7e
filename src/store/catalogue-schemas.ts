import * as v from 'valibot'
import { isAppPath, isWebLink } from '../kit/rules/own-address.ts'
import { parseKes } from '../kit/rules/money.ts'
import { readHours } from '../kit/rules/read-hours.ts'
import { forProviderLists } from '../kit/rules/provider-lists.ts'

// Schemas of the files under public/catalogues/. Checked at build time and again when a file is loaded.
const text = v.pipe(v.string(), v.nonEmpty())
const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
const price = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = parseKes(dataset.value)
    if (amount !== null) return amount
    addIssue({ message: 'Not an amount in shillings' })
    return NEVER
  }),
)

/** Metres east and north of the campus gate. */
const metres = v.pipe(v.number(), v.integer(), v.minValue(-60_000), v.maxValue(60_000))
const point = v.tuple([metres, metres])
const shape = { id: text, name: text, points: v.pipe(v.array(point), v.minLength(2)) }

/**
 * In the form that `readHours` reads and screens show. A catalogue that a phone stored before it had hours still shows
 * its providers.
 */
const hours = v.optional(
  v.pipe(
    text,
    v.check((written) => readHours(written) !== null, 'Not hours'),
  ),
)

/** The translation of another field. What admins write may lack it: then the original is shown. */
const translation = v.optional(text)

/** A product or service of a provider. */
const offering = v.object({ id: text, name: text, price, image: text, description: text })

const driver = {
  id: text,
  name: text,
  phone: text,
  location: text,
  rating,
  speciality: text,
  availability: text,
  image: text,
}

export const catalogueSchemas = {
  gas: v.object({
    id: text,
    name: text,
    hours,
    deliveryTime: text,
    rating,
    freeDelivery: v.boolean(),
    whatsapp: text,
    products: v.array(offering),
  }),
  ...forProviderLists(() =>
    v.object({ id: text, name: text, hours, rating, location: text, whatsapp: text, services: v.array(offering) }),
  ),
  errands: v.object({
    id: text,
    tab: v.picklist(['postoffice', 'helb', 'cyber', 'necessary']),
    name: text,
    hours,
    deliveryTime: text,
    rating,
    location: text,
    phone: text,
    services: v.array(offering),
  }),
  'pharmacy-services': v.object({ ...offering.entries, nameSw: translation, descriptionSw: translation }),
  'emergency-contacts': v.object({
    id: text,
    name: text,
    phone: text,
    hours: text,
    image: text,
    description: text,
    descriptionSw: translation,
  }),
  clinics: v.object({
    id: text,
    name: text,
    nameSw: translation,
    place: text,
    placeSw: translation,
    hours: text,
    services: v.array(text),
    servicesSw: v.optional(v.array(text)),
    /** A sample has none: an invented number must not look as if somebody answered. */
    phone: v.optional(text),
    sample: v.boolean(),
  }),
  food: v.object({
    id: text,
    name: text,
    price,
    description: text,
    image: text,
    category: v.picklist(['local', 'fastfood', 'healthy']),
    restaurant: text,
    /** The id of a restaurant that had another name before: see `keptRestaurants`. */
    restaurantId: v.optional(text),
    hours,
    whatsapp: text,
  }),
  drivers: v.variant('vehicle', [
    v.object({ ...driver, vehicle: v.literal('boda-boda') }),
    v.object({ ...driver, vehicle: v.literal('tuk-tuk'), capacity: text }),
  ]),
  roommates: v.variant('kind', [
    v.object({
      kind: v.literal('listing'),
      id: text,
      name: text,
      course: text,
      year: text,
      budget: text,
      location: text,
      preferences: v.array(text),
      contact: text,
      description: text,
    }),
    v.object({
      kind: v.literal('request'),
      id: text,
      title: text,
      budget: text,
      location: text,
      moveIn: text,
      requirements: v.array(text),
      postedBy: text,
      contact: text,
    }),
  ]),
  promotions: v.object({
    id: text,
    title: text,
    titleSw: translation,
    description: text,
    descriptionSw: translation,
    image: text,
    price: text,
    priceSw: translation,
    rating,
    badge: text,
    badgeSw: translation,
    /** The home screen in place of what is neither a web site nor a screen of the app. */
    link: v.pipe(
      text,
      v.transform((link) => (isWebLink(link) || isAppPath(link) ? link : '/')),
    ),
    background: v.picklist(['lagoon', 'mango', 'coral']),
  }),
  bundles: v.object({
    id: text,
    name: text,
    description: text,
    descriptionSw: translation,
    price: text,
    priceSw: translation,
    originalPrice: text,
    items: v.array(text),
    itemsSw: v.optional(v.array(text)),
    rating,
    reviews: v.pipe(v.number(), v.integer()),
    image: text,
    whatsapp: text,
  }),
  announcements: v.object({
    id: text,
    kind: v.picklist(['academic', 'fees', 'exams', 'health', 'notice']),
    title: text,
    titleSw: translation,
    text,
    textSw: translation,
    /** The office that made the announcement. */
    from: text,
    fromSw: translation,
    /** When it applies, relative to the term: a date would go stale in a cache. */
    period: text,
    periodSw: translation,
  }),
  events: v.object({
    id: text,
    title: text,
    titleSw: translation,
    description: text,
    descriptionSw: translation,
    place: text,
    placeSw: translation,
    time: text,
    timeSw: translation,
    /** Only for an event that does not repeat every week. */
    date: v.optional(v.pipe(text, v.isoDate())),
    image: text,
  }),
  'campus-services': v.object({
    id: text,
    name: text,
    description: text,
    descriptionSw: translation,
    place: text,
    placeSw: translation,
    hours: text,
    hoursSw: translation,
    phone: text,
    image: text,
  }),
  /** The shapes on the map of the rooms. */
  area: v.variant('kind', [
    v.object({ ...shape, kind: v.literal('water') }),
    v.object({ ...shape, kind: v.literal('river') }),
    v.object({ ...shape, kind: v.literal('road'), main: v.boolean() }),
    v.object({ kind: v.literal('gate'), id: text, name: text }),
    v.object({ kind: v.picklist(['landmark', 'quarter']), id: text, name: text, at: point }),
  ]),
} as const

export type CatalogueName = keyof typeof catalogueSchemas
export type CatalogueItem<Name extends CatalogueName> = v.InferOutput<(typeof catalogueSchemas)[Name]>

/** A catalogue file. `version` is raised when its shape changes. */
export const catalogueFile = <Name extends CatalogueName>(name: Name) =>
  v.object({ version: v.literal(1), items: v.array(catalogueSchemas[name]) })
