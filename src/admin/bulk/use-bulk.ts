import { useState } from 'react'
import { batchStep } from '@/admin/store/take-back'
import { saveMany, type Edit } from '@/admin/store/save-many'
import { bulkPlan, type BulkChange, type BulkPlan, type BatchStep, type TakenBack } from '@/admin/rules/bulk'
import { draftOf } from '@/admin/rules/item-form'
import type { ItemRow } from '@/admin/rules/item-row'
import type { AdminColumn } from '@/admin/rules/tab-spec'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import type { ShownTab } from '@/admin/words/tabs'
import { useBusy } from '@/kit/platform/use-busy'
import { failureOf, rowAfter } from '../batches'

/** The reason why an item was not saved, by id; null when it was saved. */
type Outcomes = ReadonlyMap<string, string | null>

type Target = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: ShownTab }

/** The selected items of a list, the effect of a change on each, and the result of saving it. */
export const useBulk = ({ userId, campus, spec }: Target, loaded: readonly ItemRow[]) => {
  const [rows, setRows] = useState(loaded)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const { busy, whileBusy } = useBusy()

  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) =>
      on ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    )

  const planOf = (row: ItemRow, column: AdminColumn, change: BulkChange | null): BulkPlan | null =>
    change && selected.has(row.id) ? bulkPlan(spec, column, row, change) : null

  /** @returns the saved steps and the number of failed ones */
  const save = async (column: AdminColumn, change: BulkChange) => {
    const edits = rows.flatMap((row): Edit[] => {
      const values = planOf(row, column, change)?.values
      return values
        ? [{ request: { campus, id: row.id, rev: row.rev, values, photos: null }, base: draftOf(spec, row) }]
        : []
    })
    setOutcomes(new Map())
    let failures = 0
    const steps: BatchStep[] = []
    await whileBusy(() =>
      saveMany(userId, spec, edits, (id, saved) => {
        const failure = failureOf(saved)
        const now = rowAfter(saved)
        const step = batchStep(rows.find((row) => row.id === id) ?? null, saved)
        if (step?.before) steps.push(step)
        if (failure !== null) failures += 1
        else select([id], false)
        setOutcomes((before) => new Map(before).set(id, failure))
        if (now) setRows((before) => before.map((row) => (row.id === id ? now : row)))
      }),
    )
    return { steps, failed: failures }
  }

  /** Updates the items after a batch was taken back. */
  const showTakenBack = ({ rows: back, removed, kept }: TakenBack) => {
    const now = new Map(back.map((row) => [row.id, row]))
    setRows((before) => before.filter(({ id }) => !removed.includes(id)).map((row) => now.get(row.id) ?? row))
    setOutcomes((before) => new Map([...before].filter(([id]) => kept.some(({ step }) => step.after.id === id))))
  }
  return { rows, selected, select, outcomes, planOf, save, showTakenBack, busy }
}
