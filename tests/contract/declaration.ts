import type { CatalogueName } from '@/store/catalogue-schemas'
import type { List } from './listed.ts'

export type Declaration = {
  list: List
  /** The catalogue file whose entries must all be in the list. */
  file?: CatalogueName
  count: number
  /** The declaration, and the properties that it must have. */
  settings?: readonly [declared: object, specified: object]
  /** The declared chips or tabs, and their required values and labels. */
  chips?: readonly [declared: readonly { value: string; label: string }[], specified: string]
  /** The lowest and the highest price, if anything has a price. */
  prices?: readonly [number, number]
  /** Required prices by entry name, in ascending order. */
  figures?: Readonly<Record<string, readonly number[]>>
  /** Number of entries without a phone number. */
  unreachable?: number
  /** One example chat: the entry, its phone number and the exact text. */
  chat?: readonly [about: string, to: string, text: string]
}
