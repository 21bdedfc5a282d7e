import type { ItemRow, Part, Values } from '../item-row'
import type { FieldProblem } from '../read-field'
import type { AdminColumn } from '../tab-spec'
import type { Spoiled } from './spreadsheet-programs'
import type { SheetField } from './sheet-columns'

/**
 * A line of a file. @param line its number, from 1 @param broken true if it has an unclosed quote @param cut true if the
 * file ends within it @param moved true if it was written for another item
 */
export type SheetLine = {
  readonly line: number
  readonly cells: readonly string[]
  readonly broken?: boolean
  readonly cut?: boolean
  readonly moved?: boolean
}

/** One cell, as texts of the form. */
export type CellChange = { readonly field: SheetField; readonly from: string; readonly to: string }

/** The reason why a change is not ticked at first. */
export type Doubt =
  /**
   * conflict: others have changed the cell, too; gone: others have deleted the item; there: the same item is stored
   * already; missing: its line ends before the cell; cut, moved: see `SheetLine`.
   */
  | { readonly kind: 'conflict' | 'gone' | 'there' | 'missing' | 'cut' | 'moved' | Spoiled }
  | { readonly kind: 'repeated'; readonly first: number }
  /** Another item has the same name. The preview says so, but the change is ticked. */
  | { readonly kind: 'same-name' }

/** A part of an item. @param added the part as it is stored, if it is new */
type ChangedPart = { readonly id: string; readonly name: string; readonly added: Part | null }

/** One change of an item, with one checkbox. It is applied as a whole or not at all. */
export type SheetChange = {
  /** Unique among the changes of its item. */
  readonly key: string
  readonly part: ChangedPart | null
  /** Several if one cannot change without the other. */
  readonly cells: readonly CellChange[]
  readonly doubts: readonly Doubt[]
}

/** An item of a sheet that passed the rules. */
export type SheetItem = {
  readonly line: number
  readonly title: string
  readonly id: string
  readonly changes: readonly SheetChange[]
} & (
  | { readonly kind: 'changed' | 'same'; readonly row: ItemRow }
  /** A new item has one change with all of its cells. */
  | { readonly kind: 'new'; readonly row: null; readonly values: Values; readonly photos: readonly string[] }
)

/** @param header the column; empty for the line as a whole */
export type SheetProblem = {
  readonly line: number
  readonly header: string
  /**
   * surplus: cells without a column, as after a comma outside of quotes; no-item: nothing says to which item a part
   * belongs.
   */
  readonly problem:
    | FieldProblem
    | { readonly kind: 'twice'; readonly first: number }
    | { readonly kind: 'surplus'; readonly cells: string }
    | { readonly kind: 'unclear-day'; readonly days: readonly [string, string] }
    | { readonly kind: 'only-for'; readonly field: SheetField; readonly value: string }
    | { readonly kind: 'unclosed' }
    | { readonly kind: 'unreadable' | 'no-item' | 'no-flag' }
}

export const isTickedAtFirst = ({ doubts }: SheetChange): boolean => doubts.every(({ kind }) => kind === 'same-name')

/** The key of a change of a column, of a part's column, or of a new part. */
export const changeKey = (column: AdminColumn | '', part = ''): string => (part === '' ? column : `${part}/${column}`)
