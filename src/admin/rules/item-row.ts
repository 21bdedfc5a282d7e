import type { CampusContact } from '@/campus/rules/campus-contacts'

/** What belongs to an item and has no row of its own: a service of a salon. */
export type Part = Readonly<Record<string, unknown>> & { readonly id: string }

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

export type Value = string | number | boolean | null | readonly string[] | readonly CampusContact[] | readonly Part[]
export type Values = Readonly<Record<string, Value>>

export type PhotoRow = { readonly id: string; readonly url: string; readonly primary: boolean }

/** A row as stored on the server. */
export type ItemRow = {
  readonly id: string
  /** Changes with every update. A save based on an older revision is refused. */
  readonly rev: number
  readonly createdAt: string
  readonly values: Values
  /** Only rentals have photos. */
  readonly photos: readonly PhotoRow[]
}

export const textIn = (values: Values, column: string): string => {
  const value = values[column]
  return typeof value === 'string' ? value : ''
}

/** The distinct picture URLs of a rental, primary first. */
export const galleryOf = ({ values, photos }: Pick<ItemRow, 'values' | 'photos'>): readonly string[] => {
  const primaryUrl = textIn(values, 'image_url')
  const sorted = [...photos.filter(({ primary }) => primary), ...photos].map(({ url }) => url)
  return [...new Set(primaryUrl === '' ? sorted : [primaryUrl, ...sorted])]
}
