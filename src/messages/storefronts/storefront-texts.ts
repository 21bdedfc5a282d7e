import type { Choice } from '@/domain/shared/choice'
import type { Kes } from '@/domain/shared/money'
import type { StorefrontChoices } from '@/domain/storefronts/choices'

/** The data of a chat message. */
export type OrderLine = {
  readonly name: string
  readonly price: Kes
  readonly quantity: number
  readonly provider: string
}

/** What a storefront says. */
export type StorefrontTexts = {
  readonly title: string
  readonly intro: string
  /** The chips and tabs of `storefrontChoices`, with their labels. */
  readonly categories: readonly Choice[]
  readonly tabs: readonly (Choice & StorefrontChoices['tabs'][number])[]
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /** Shown when nothing is stored and loading fails, for everything or for the products only; null: `emptyText` is shown. */
  readonly failureTexts: { readonly all: string; readonly products: string } | null
  readonly backLabel: string
  readonly orderLabel: string
  /** The chat message of the order button. */
  readonly message: (line: OrderLine) => string
  /** Shown when there is no number; null: the problem with the number is shown. */
  readonly missingContactText: string | null
}

/** Defaults that a storefront overrides. */
export const defaultTexts = {
  categories: [],
  tabs: [],
  searchPlaceholder: null,
  failureTexts: null,
  backLabel: 'Back',
  orderLabel: 'Order Now',
  missingContactText: null,
} as const satisfies Partial<StorefrontTexts>
