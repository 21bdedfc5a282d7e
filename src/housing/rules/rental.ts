/** Student housing. */

import { parseDay, type IsoDay } from '@/kit/rules/day'
import { parseKes, type Kes } from '@/kit/rules/money'
import type { Position } from './distance'
import type { RentalTab } from './rental-view'
import { site } from '@/kit/rules/site'

/** A row of `rentals`. */
export type RentalRecord = {
  readonly id: string
  readonly title: string
  readonly description: string | null
  /** The monthly price, despite the name of the column. */
  readonly price_per_day: unknown
  readonly location: string
  readonly category: string
  readonly amenities: readonly string[]
  readonly image_url: string | null
  readonly contact_phone: string | null
  readonly contact_whatsapp: string | null
  readonly deposit: number | null
  readonly included: readonly string[]
  readonly walking_minutes: number | null
  readonly east_m: number | null
  readonly north_m: number | null
  readonly confirmed_on: string | null
}

export type RentalPhotoRecord = { readonly image_url: string; readonly is_primary: boolean }

/** A listing as a screen shows it. */
export type Rental = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly monthlyPrice: Kes
  readonly location: string
  readonly category: string
  /** Null when the category does not say. */
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly available: true
  readonly amenities: readonly string[]
  /** As it is stored; `readPhone` says if it can be called. */
  readonly phone: string
  /** Null shows the placeholder. */
  readonly image: string | null
  /** URLs, primary first. */
  readonly photos: readonly string[]
  /** Null when it is unknown; 0 when the landlord asks for none. */
  readonly deposit: Kes | null
  /** The services that the rent pays for. */
  readonly included: readonly string[]
  /** The walk to the campus gate according to the landlord. */
  readonly walkingMinutes: number | null
  readonly position: Position | null
  /** The day of the last confirmation that it is free. */
  readonly confirmedOn: IsoDay | null
}

/** The first text that is not blank. */
const firstOf = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => text?.trim()) ?? null

const namesBedrooms = (category: string): boolean => category.includes('bedroom')

/** The leading digit of a category that names bedrooms. */
export const bedroomsOf = (category: string): number | null => {
  const digit = namesBedrooms(category) ? category.match(/^\d/)?.[0] : undefined
  return digit === undefined ? null : Number(digit)
}

export const bathroomsOf = (category: string): number | null => (namesBedrooms(category) ? 1 : null)

export const rentalPhone = ({
  contact_phone,
  contact_whatsapp,
}: Pick<RentalRecord, 'contact_phone' | 'contact_whatsapp'>): string =>
  firstOf(contact_phone, contact_whatsapp) ?? site.supportPhone

/** The listing's own image, else its primary photo; null when it has neither. */
export const rentalImage = (image: string | null, photos: readonly RentalPhotoRecord[]): string | null =>
  firstOf(image, photos.find((photo) => photo.is_primary)?.image_url)

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

const galleryOf = (photos: readonly RentalPhotoRecord[]): string[] =>
  distinct([...photos.filter((photo) => photo.is_primary), ...photos].map((photo) => photo.image_url))

const positionOf = ({ east_m, north_m }: RentalRecord): Position | null =>
  east_m === null || north_m === null ? null : { east: east_m, north: north_m }

/** A row as a listing; empty when its price is invalid. */
export const rentalOf = (record: RentalRecord, photos: readonly RentalPhotoRecord[]): Rental[] => {
  const monthlyPrice = parseKes(record.price_per_day)
  if (monthlyPrice === null) return []
  const { id, title, location, category, amenities } = record
  return [
    {
      id,
      title,
      description: record.description ?? '',
      monthlyPrice,
      location,
      category,
      bedrooms: bedroomsOf(category),
      bathrooms: bathroomsOf(category),
      available: true,
      amenities: distinct(amenities),
      phone: rentalPhone(record),
      image: rentalImage(record.image_url, photos),
      photos: galleryOf(photos),
      deposit: parseKes(record.deposit),
      included: distinct(record.included),
      walkingMinutes: record.walking_minutes,
      position: positionOf(record),
      confirmedOn: parseDay(record.confirmed_on),
    },
  ]
}

export const inRentalTab = (rental: Pick<Rental, 'category'>, tab: RentalTab): boolean =>
  tab === 'all' || rental.category === tab
