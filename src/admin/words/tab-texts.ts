import type { AdminColumn } from '@/admin/rules/tab-spec'
import type { FieldText } from './column-texts'
import { itemCreated, itemUpdated } from '#words/admin/tabs'

/** What a tab says. */
export type TabTexts = {
  /** Text after the price in the list. */
  readonly per: string
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly categoryText: (category: string) => string
  /** What is not as in `columnTexts`. */
  readonly fields: Partial<Readonly<Record<AdminColumn, Partial<FieldText>>>>
}

export const itemSaved = { created: itemCreated, updated: itemUpdated } as const
