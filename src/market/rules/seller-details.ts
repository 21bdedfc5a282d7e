import * as v from 'valibot'
import { defaultCampus } from '@/campus/rules/campus'
import type { SellerDetails } from './listing-form'

/**
 * What a phone remembers of its seller: a place belongs to its campus. Versions before stored one place, without a
 * campus.
 */
const rememberedSchema = v.object({
  phone: v.string(),
  location: v.optional(v.string()),
  places: v.optional(v.record(v.string(), v.string()), {}),
})

type Remembered = { readonly phone: string; readonly places: Readonly<Record<string, string>> }

const remembered = (stored: unknown): Remembered | null => {
  const parsed = v.safeParse(rememberedSchema, stored)
  if (!parsed.success) return null
  const { phone, location, places } = parsed.output
  return { phone, places: { ...(location === undefined ? {} : { [defaultCampus.slug]: location }), ...places } }
}

/** The number, and the place at this campus. @returns null before the first listing */
export const detailsAt = (stored: unknown, campus: string): SellerDetails | null => {
  const known = remembered(stored)
  return (
    known && { phone: known.phone, location: Object.hasOwn(known.places, campus) ? (known.places[campus] ?? '') : '' }
  )
}

/** Remembers the place of a listing beside those at other campuses. */
export const withDetails = (stored: unknown, { phone, location }: SellerDetails, campus: string): Remembered => ({
  phone,
  places: { ...remembered(stored)?.places, [campus]: location },
})
