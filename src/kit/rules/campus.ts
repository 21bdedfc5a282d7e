import { InvalidIdError } from './ids.ts'

declare const campusSlugBrand: unique symbol

/** Identifies a campus in URLs and rows, such as `tum`. */
export type CampusSlug = string & { readonly [campusSlugBrand]: true }

export const campusSlugPattern = /^[a-z][a-z0-9-]{1,19}$/

/** @throws {InvalidIdError} when the text is not a slug */
export const campusSlug = (text: string): CampusSlug => {
  if (!campusSlugPattern.test(text)) throw new InvalidIdError('campus')
  return text as CampusSlug
}

/** The parts of a campus that the app shows everywhere. */
export type Campus = {
  readonly slug: CampusSlug
  readonly name: string
  /** Such as "TUM". */
  readonly shortName: string
  readonly town: string
  readonly website: string | null
}

/** The campus of a phone that has not chosen one. */
export const defaultCampus: Campus = {
  slug: campusSlug('tum'),
  name: 'Technical University of Mombasa',
  shortName: 'TUM',
  town: 'Mombasa',
  website: 'https://www.tum.ac.ke/',
}

/** The campuses whose catalogues come with the app. A new phone is asked for one of them, in this order. */
export const shippedCampuses: readonly Campus[] = [
  defaultCampus,
  {
    slug: campusSlug('uon'),
    name: 'University of Nairobi',
    shortName: 'UoN',
    town: 'Nairobi',
    website: 'https://www.uonbi.ac.ke/',
  },
]

const textIn = (fields: object, name: string): string | null => {
  const value: unknown = Object.entries(fields).find(([field]) => field === name)?.[1]
  return typeof value === 'string' ? value : null
}

/**
 * Parses a campus that was stored as JSON; null if it is invalid. It uses no validation library, because the first screen
 * does not load one.
 */
export const parseCampus = (json: string | null): Campus | null => {
  try {
    const fields: unknown = JSON.parse(json ?? '')
    if (typeof fields !== 'object' || fields === null) return null
    const [slug, name, shortName, town] = ['slug', 'name', 'shortName', 'town'].map((field) => textIn(fields, field))
    return slug && name && shortName && town
      ? { slug: campusSlug(slug), name, shortName, town, website: textIn(fields, 'website') }
      : null
  } catch {
    return null
  }
}

/** The title of a screen. It is a function if it names the campus. */
export type ScreenTitle = string | ((names: { readonly campus: string }) => string)

export const titleAt = ({ shortName }: Campus, title: ScreenTitle): string =>
  typeof title === 'string' ? title : title({ campus: shortName })
