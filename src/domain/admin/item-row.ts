export type Value = string | number | boolean | null | readonly string[]
export type Values = Readonly<Record<string, Value>>

export type PhotoRow = { readonly id: string; readonly url: string; readonly primary: boolean }

/** An item as the server has it. */
export type ItemRow = {
  readonly id: string
  /** Moves on with every change: a save that names an older one is refused. */
  readonly rev: number
  readonly createdAt: string
  readonly values: Values
  /** Of a rental; the others have none. */
  readonly photos: readonly PhotoRow[]
}

export const textIn = (values: Values, column: string): string => {
  const value = values[column]
  return typeof value === 'string' ? value : ''
}

/** Every picture of a rental once, the primary one first. */
export const galleryOf = ({ values, photos }: Pick<ItemRow, 'values' | 'photos'>): readonly string[] => {
  const own = textIn(values, 'image_url')
  const sorted = [...photos.filter(({ primary }) => primary), ...photos].map(({ url }) => url)
  return [...new Set(own === '' ? sorted : [own, ...sorted])]
}
