import { keptLabels, type OrderKind } from '@/cart/rules/order-kind'
import type { Choice } from '@/kit/rules/choice'
import type { Kes } from '@/kit/rules/money'
import type { StorefrontChoices } from '@/shops/rules/choices'
import * as messages from '#words/shops/storefronts'

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
  /** Whether they are about health, so that an expert has to read their translation. */
  readonly aboutHealth: boolean
  readonly intro: string
  /** The chips and tabs of `storefrontChoices`, with their labels. */
  readonly categories: readonly Choice[]
  readonly tabs: readonly (Choice & StorefrontChoices['tabs'][number])[]
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /**
   * Shown when nothing is stored and loading fails, for everything or for the products only; null: `emptyText` is
   * shown.
   */
  readonly failureTexts: { readonly all: string; readonly products: string } | null
  /** The place that Back leads to, in words; undefined: an arrow. */
  readonly backLabel: string | undefined
  readonly orderLabel: string
  /** What the order button is called in an order that is kept. */
  readonly keptLabel: string
  /** The chat message of the order button. */
  readonly message: (line: OrderLine) => string
  /** Shown when there is no number; null: the problem with the number is shown. */
  readonly missingContactText: string | null
}

const orderLabels = {
  order: messages.orderNow,
  book: messages.bookNow,
  request: messages.requestNow,
} as const satisfies Record<OrderKind, string>

/** The order button of a storefront where one orders, books or requests. */
export const orderBy = (kind: OrderKind) => ({ orderLabel: orderLabels[kind], keptLabel: keptLabels[kind] })

/** Defaults that a storefront overrides. */
export const defaultTexts = {
  aboutHealth: false,
  categories: [],
  tabs: [],
  searchPlaceholder: null,
  failureTexts: null,
  backLabel: undefined,
  ...orderBy('order'),
  missingContactText: null,
} as const satisfies Partial<StorefrontTexts>
