import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { takeBack } from '@/admin/store/take-back'
import type { BatchStep, TakenBack } from '@/admin/rules/take-back'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import * as messages from '#words/admin/take-back'
import { savedManyText } from '@/admin/words/sheet'
import { takenBackText } from '@/admin/words/taken-back-text'
import type { ShownTab } from '@/admin/words/tabs'
import { error } from '#words/kit/screen-notes'
import { success } from '#words/admin/panel'
import { showToast } from '@/kit/feedback/toast'

/** The list that a batch changed, and who did. */
export type BatchTarget = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: ShownTab }

/** Many items that were saved together: changes of prices, or an imported file. */
export type Batch = {
  readonly id: string
  readonly at: string
  readonly target: string
  readonly steps: readonly BatchStep[]
}

const keyOf = ({ userId, campus, spec }: BatchTarget): string =>
  [userId, campus ?? 'all', spec.table, spec.catalogue ?? ''].join('/')

/** Kept until the page is left: after that the list may have changed. */
const batches = createStore<readonly Batch[]>()(() => [])
const mostKept = 10

const add = (batch: Batch): void => batches.setState((before) => [batch, ...before].slice(0, mostKept), true)
const remove = (batch: Batch): void => batches.setState((before) => before.filter(({ id }) => id !== batch.id), true)

/** The batches of a list that can be taken back, the latest first. */
export const useBatches = (target: BatchTarget): readonly Batch[] =>
  useStore(batches).filter((batch) => batch.target === keyOf(target))

const nothing: TakenBack = { rows: [], removed: [], kept: [] }

/** Long enough to read the names of many items. */
const readingMs = 60_000

/** Takes a batch back and says what became of it. What failed can be taken back again. */
export const undoBatch = async (target: BatchTarget, batch: Batch): Promise<TakenBack> => {
  if (!batches.getState().includes(batch)) return nothing
  remove(batch)
  const taken = await takeBack(target, batch.steps)
  const failed = taken.kept.flatMap(({ why, step }) => (why === 'failed' ? [step] : []))
  if (failed.length > 0) add({ ...batch, steps: failed })
  const isWhole = taken.kept.length === 0
  showToast({
    title: isWhole ? success : error,
    description: takenBackText(target.spec, taken),
    ...(isWhole ? {} : { tone: 'destructive', duration: readingMs }),
  })
  return taken
}

/** Long enough to see what a batch has done. */
const undoMs = 15_000

/**
 * Says what was saved of many, and offers to take it back: at once, and in the list of batches later.
 * @param onUndone told what became of it
 */
export const showBatch = (
  target: BatchTarget,
  steps: readonly BatchStep[],
  failed: number,
  onUndone: (taken: TakenBack) => void,
): void => {
  const batch: Batch = { id: crypto.randomUUID(), at: new Date().toISOString(), target: keyOf(target), steps }
  if (steps.length > 0) add(batch)
  showToast({
    title: failed === 0 ? success : error,
    description: savedManyText(steps.length, failed),
    ...(failed === 0 ? {} : { tone: 'destructive' }),
    ...(steps.length > 0
      ? {
          duration: undoMs,
          action: { label: messages.undo, onClick: () => void undoBatch(target, batch).then(onUndone) },
        }
      : {}),
  })
}
