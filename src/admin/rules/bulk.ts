/** Changes of the price or the stock of many items, and taking them back. */

import { maxPrice } from '@/kit/rules/money'
import { readKes, readQuantity, withAcceptedReadings, type Typed } from '@/kit/rules/typed-number'
import { isPart, type ItemRow, type Values } from './item-row'
import type { AdminColumn, FieldSpec, TabSpec } from './tab-spec'
import type { AdminProblem } from './problems'

/** `raise` and `lower` by a percentage, `add` and `subtract` an amount. */
export const bulkActionValues = ['set', 'raise', 'lower', 'add', 'subtract'] as const
export type BulkAction = (typeof bulkActionValues)[number]
export type BulkChange = { readonly action: BulkAction; readonly amount: number }

const isPercentage = (action: BulkAction): boolean => action === 'raise' || action === 'lower'
const changedColumns: readonly AdminColumn[] = ['price', 'price_per_day', 'stock']
const isChanged = ({ column, kind }: Pick<FieldSpec, 'column' | 'kind'>): boolean =>
  (kind === 'price' || kind === 'whole') && changedColumns.includes(column)

/** The fields that can be changed for many items: prices and stock, of the items or of their parts. */
export const bulkFields = <Field extends Omit<FieldSpec, 'parts'>>(
  fields: readonly (Field & { readonly parts?: readonly Field[] })[],
): readonly Field[] =>
  fields.flatMap((field): readonly Field[] => (isChanged(field) ? [field] : (field.parts ?? []).filter(isChanged)))

export const hasBulk = ({ fields }: Pick<TabSpec, 'fields'>): boolean => bulkFields<FieldSpec>(fields).length > 0

const mostPercent = (action: BulkAction): number => (action === 'lower' ? 100 : 1000)

/**
 * Reads the typed number of an action: a whole amount, or a percentage of at most 100 for a decrease. Anything else is
 * not a number.
 */
export const readBulkAmount = (action: BulkAction, text: string): Typed => {
  const max = mostPercent(action)
  const isPossible = (amount: number): boolean =>
    isPercentage(action)
      ? amount <= max && Number.isInteger(Math.round(amount * 1e6) / 1e4)
      : Number.isInteger(amount) && amount <= maxPrice
  const read: Typed = isPercentage(action) ? readQuantity(text, { min: 0, max }, '%') : readKes(text)
  const typed = withAcceptedReadings(read, isPossible)
  return typed.kind === 'amount' && !isPossible(typed.amount) ? { kind: 'not-a-number' } : typed
}

export type BulkProblem = 'below-zero' | 'too-high' | 'not-counted'

const compute: Readonly<Record<BulkAction, (before: number, amount: number) => number>> = {
  set: (_before, amount) => amount,
  raise: (before, amount) => Math.round((before * (10_000 + Math.round(amount * 100))) / 10_000),
  lower: (before, amount) => Math.round((before * (10_000 - Math.round(amount * 100))) / 10_000),
  add: (before, amount) => before + amount,
  subtract: (before, amount) => before - amount,
}

/** The number after a change, in whole shillings or pieces, or the problem with it. */
export const changedNumber = (
  before: number | null,
  { action, amount }: BulkChange,
  max: number,
): number | BulkProblem => {
  if (before === null && action !== 'set') return 'not-counted'
  const after = compute[action](before ?? 0, amount)
  if (after < 0) return 'below-zero'
  return after > max ? 'too-high' : after
}

/** One number of an item, before and after. @param part the name of the part that has it; empty for the item itself */
type BulkStep = { readonly part: string; readonly before: number | null; readonly after: number | BulkProblem }

/** @param values the values to write; null if nothing changes, or a step is impossible */
export type BulkPlan = { readonly steps: readonly BulkStep[]; readonly values: Values | null }

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const stepOf = (value: unknown, part: string, change: BulkChange, max: number): BulkStep => {
  const before = numberOf(value)
  return { part, before, after: changedNumber(before, change, max) }
}

const isNew = ({ before, after }: BulkStep): boolean => before !== after

/** The effect of a change of one column on an item. */
export const bulkPlan = (
  { fields }: Pick<TabSpec, 'fields'>,
  column: AdminColumn,
  row: Pick<ItemRow, 'values'>,
  change: BulkChange,
): BulkPlan => {
  const own = fields.find((field) => field.column === column && isChanged(field))
  if (own) {
    const step = stepOf(row.values[column], '', change, own.max)
    return { steps: [step], values: typeof step.after === 'number' && isNew(step) ? { [column]: step.after } : null }
  }
  const holder = fields.find(({ parts }) => parts?.some((part) => part.column === column))
  const max = holder?.parts?.find((part) => part.column === column)?.max
  const list = holder && row.values[holder.column]
  if (!holder || max === undefined || !Array.isArray(list)) return { steps: [], values: null }
  const parts = list.filter(isPart)
  const steps = parts.map((part) =>
    stepOf(part[column], typeof part['name'] === 'string' ? part['name'] : '', change, max),
  )
  const possible = steps.every(({ after }) => typeof after === 'number')
  if (!possible || !steps.some(isNew)) return { steps, values: null }
  return {
    steps,
    values: { [holder.column]: parts.map((part, index) => ({ ...part, [column]: numberOf(steps[index]?.after) })) },
  }
}

/** An item of a batch, before and after. */
export type BatchStep = {
  /** Null for an item that the batch added. */
  readonly before: ItemRow | null
  /** The item as the server had it after the batch. */
  readonly after: ItemRow
}

/** An item that was not taken back, and the reason. */
export type Kept =
  /** Somebody has changed or deleted the item since, or its earlier picture is deleted. */
  | { readonly step: BatchStep; readonly why: 'changed' | 'deleted' | 'picture' }
  | { readonly step: BatchStep; readonly why: 'failed'; readonly problem: AdminProblem }

export type TakenBack = {
  /** The restored items. */
  readonly rows: readonly ItemRow[]
  /** The ids of deleted items, which the batch had added. */
  readonly removed: readonly string[]
  readonly kept: readonly Kept[]
}

/** The values before a change, of columns in the form only: the others belong to the server. */
export const earlierValues = ({ fields }: Pick<TabSpec, 'fields'>, before: ItemRow, after: ItemRow): Values =>
  Object.fromEntries(
    fields.flatMap(({ column }) => {
      const [then, now] = [before.values[column] ?? null, after.values[column] ?? null]
      return JSON.stringify(then) === JSON.stringify(now) ? [] : [[column, then]]
    }),
  )

/** Files in the storage of the project. The server removes one with the last row that shows it. */
const filesOf = ({ values, photos }: ItemRow): readonly string[] => [
  ...new Set(JSON.stringify([values, photos]).match(/\/storage\/v1\/object\/public\/[\w/.-]+/g)),
]

/** True if the change removed an uploaded picture, whose file is now deleted. */
export const hasLostPicture = (before: ItemRow, after: ItemRow): boolean => {
  const kept = new Set(filesOf(after))
  return filesOf(before).some((file) => !kept.has(file))
}
