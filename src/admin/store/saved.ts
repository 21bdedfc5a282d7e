import type { ItemRow, Values } from '@/admin/rules/item-row'
import type { AdminProblem } from '@/admin/rules/problems'
import type { CampusSlug } from '@/campus/rules/campus'
import type { PhotoSelection } from './rental-photos'

export type Saved =
  | { readonly kind: 'saved'; readonly row: ItemRow }
  /** Another admin has changed or deleted (null) the item. Nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: ItemRow | null }
  /** The rental was written, but not all of its photos. Saving again continues from there. */
  | { readonly kind: 'half'; readonly row: ItemRow; readonly problem: AdminProblem }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }

export type SaveRequest = {
  /** The campus of a new item; null for a campus itself. */
  readonly campus: CampusSlug | null
  readonly id: string
  /** The revision that was edited; null for a new item. */
  readonly rev: number | null
  readonly values: Values
  /** Null if the tab has no gallery, or its photos stay. */
  readonly photos: PhotoSelection | null
}

export type Deleted =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'changed'; readonly now: ItemRow }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }
