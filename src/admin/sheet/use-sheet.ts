import { useState } from 'react'
import { saveMany, type Edit } from '@/admin/store/save-many'
import type { Saved } from '@/admin/rules/item-row'
import { batchStep } from '@/admin/store/take-back'
import { draftOf } from '@/admin/rules/item-form'
import { chosenEdit, rebaseItem } from '@/admin/rules/sheet/chosen-changes'
import { isTickedAtFirst, type SheetChange, type SheetItem } from '@/admin/rules/sheet/sheet-item'
import type { BatchStep } from '@/admin/rules/bulk'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import type { ShownTab } from '@/admin/words/tabs'
import { useBusy } from '@/kit/platform/use-busy'
import { failureOf, rowAfter } from '../batches'

type Target = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: ShownTab }

/**
 * An item of a file and the result of saving it.
 * @param done the saved changes
 * @param failure the reason why other changes are not saved; null after a success
 */
export type Reviewed = {
  readonly item: SheetItem
  readonly done: readonly SheetChange[]
  readonly failure?: string | null
}

const keyOf = ({ id }: SheetItem, { key }: SheetChange): string => `${id} ${key}`
const keysOf = (item: SheetItem, changes: readonly SheetChange[] = item.changes): readonly string[] =>
  changes.map((change) => keyOf(item, change))

/** Items with a change that is not ticked yet come first. */
const inOrder = (items: readonly SheetItem[]): readonly SheetItem[] => {
  const isSure = ({ changes }: SheetItem): boolean => changes.every(isTickedAtFirst)
  const changing = items.filter(({ changes }) => changes.length > 0)
  return [...changing.filter((item) => !isSure(item)), ...changing.filter(isSure)]
}

/**
 * Reviews the changes of a sheet and saves those that are ticked. A failed save can be tried again, on top of the
 * server's newer row.
 */
export const useSheet = ({ userId, campus, spec }: Target, items: readonly SheetItem[]) => {
  const [reviewed, setReviewed] = useState<readonly Reviewed[]>(() =>
    inOrder(items).map((item) => ({ item, done: [] })),
  )
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.flatMap((item) => keysOf(item, item.changes.filter(isTickedAtFirst)))),
  )
  const { busy, whileBusy } = useBusy()
  const gallery = spec.fields.some(({ kind }) => kind === 'gallery')
  const isTicked = (item: SheetItem, change: SheetChange): boolean => ticked.has(keyOf(item, change))
  const waiting = reviewed.filter(({ item }) => item.changes.some((change) => isTicked(item, change)))

  const tick = (keys: readonly string[], on: boolean) =>
    setTicked((before) =>
      on ? new Set([...before, ...keys]) : new Set([...before].filter((key) => !keys.includes(key))),
    )

  const editOf = ({ item }: Reviewed): Edit => {
    const { row } = item
    const { values, photos } = chosenEdit(spec, item, (change) => isTicked(item, change))
    const selection =
      gallery && photos
        ? { urls: photos, primary: photos[0] ?? null, known: (row?.photos ?? []).map(({ id }) => id) }
        : null
    return {
      request: { campus, id: item.id, rev: row?.rev ?? null, values, photos: selection },
      base: row && draftOf(spec, row),
    }
  }
  const after = ({ item, done }: Reviewed, saved: Saved): Reviewed => {
    const failure = failureOf(saved)
    const now = rowAfter(saved)
    if (failure !== null) return { item: now ? rebaseItem(spec, item, now) : item, done, failure }
    const [written, left] = [
      item.changes.filter((change) => isTicked(item, change)),
      item.changes.filter((change) => !isTicked(item, change)),
    ]
    const rest: SheetItem = item.kind === 'new' ? item : { ...item, changes: left }
    const next: SheetItem = now && item.kind !== 'new' ? rebaseItem(spec, rest, now) : { ...rest, changes: left }
    return { item: next, done: [...done, ...written], failure: null }
  }
  /** @returns the saved steps, which can be taken back, and the number of items that were not saved */
  const save = async () => {
    let failed = 0
    const steps: BatchStep[] = []
    await whileBusy(() =>
      saveMany(userId, spec, waiting.map(editOf), (id, saved) => {
        const before = waiting.find(({ item }) => item.id === id)
        if (!before) return
        const step = batchStep(before.item.row, saved)
        if (step) steps.push(step)
        const next = after(before, saved)
        if (next.failure !== null) failed += 1
        setReviewed((all) => all.map((each) => (each.item.id === id ? next : each)))
        // Saved changes lose their tick, and so do changes that now conflict with those of others.
        tick(
          keysOf(
            before.item,
            next.failure === null
              ? before.item.changes
              : next.item.changes.filter((change) => !isTickedAtFirst(change) && !before.item.changes.includes(change)),
          ),
          false,
        )
      }),
    )
    return { steps, failed }
  }
  return { reviewed, waiting: waiting.length, isTicked, tick, keyOf, keysOf, save, busy }
}
