import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Button, Text } from '@mantine/core'
import { takeBack } from '@/admin/store/take-back'
import type { BatchStep, TakenBack } from '@/admin/rules/bulk'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import * as messages from '#words/admin/take-back'
import { savedManyText, takenBackText } from '@/admin/words/bulk'
import type { ShownTab } from '@/admin/words/tabs'
import { error } from '#words/kit/screen-notes'
import { success } from '#words/admin/panel'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'
import many from './many.module.css'
import { timeText } from './list-parts'
import type { Saved } from '@/admin/rules/item-row'
import { adminProblemText } from '@/admin/words/problems'
import { changedMeanwhile, deletedMeanwhile } from '#words/admin/tools'

/** The list that a batch changed, and the admin who changed it. */
type BatchTarget = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: ShownTab }

/** Many items that were saved together: changes of prices, or an imported file. */
type Batch = {
  readonly id: string
  readonly at: string
  readonly target: string
  readonly steps: readonly BatchStep[]
}

const keyOf = ({ userId, campus, spec }: BatchTarget): string =>
  [userId, campus ?? 'all', spec.table, spec.catalogue ?? ''].join('/')

/** Batches are kept until the page is left, because the list may change after that. */
const savedBatches = createStore<readonly Batch[]>()(() => [])
const mostKept = 10

const add = (batch: Batch): void => savedBatches.setState((before) => [batch, ...before].slice(0, mostKept), true)
const remove = (batch: Batch): void =>
  savedBatches.setState((before) => before.filter(({ id }) => id !== batch.id), true)

/** The batches of a list that can be taken back, the latest first. */
const useBatches = (target: BatchTarget): readonly Batch[] =>
  useStore(savedBatches).filter((batch) => batch.target === keyOf(target))

const nothing: TakenBack = { rows: [], removed: [], kept: [] }

/** Long enough to read the names of many items. */
const readingMs = 60_000

/** Takes a batch back and shows the result. Steps that failed can be taken back again. */
const undoBatch = async (target: BatchTarget, batch: Batch): Promise<TakenBack> => {
  if (!savedBatches.getState().includes(batch)) return nothing
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

/** Long enough to see the effect of a batch. */
const undoMs = 15_000

/**
 * Shows how many items were saved, with a button to undo it. The list of batches offers the same later.
 * @param onUndone receives the result
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

const batchText = ({ steps, at }: Batch): string => messages.batch({ count: steps.length, time: timeText(at) })

type DoneBatchesProps = { target: BatchTarget; onUndone: (taken: TakenBack) => void }

/** The batches that were saved since the page was opened, each with a button to undo it. */
export function DoneBatches({ target, onUndone }: DoneBatchesProps) {
  const batches = useBatches(target)
  const { busy, whileBusy } = useBusy()
  if (batches.length === 0) return null
  return (
    <ul className={many.batches} aria-label={messages.batches}>
      {batches.map((batch) => (
        <li key={batch.id} className={many.step}>
          <Text size="sm">{batchText(batch)}</Text>
          <Button
            variant="default"
            size="sm"
            loading={busy}
            aria-label={messages.undoBatch({ batch: batchText(batch) })}
            onClick={() => void whileBusy(async () => onUndone(await undoBatch(target, batch)))}
          >
            {messages.undo}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The reason why one of many items was not saved; null when it was. */
export const failureOf = (saved: Saved): string | null => {
  switch (saved.kind) {
    case 'saved':
      return null
    case 'changed':
      return saved.theirs ? changedMeanwhile : deletedMeanwhile
    case 'half':
    case 'failed':
      return adminProblemText(saved.problem)
  }
}

/** The item as the server has it after an attempt; null if the response does not say. */
export const rowAfter = (saved: Saved) =>
  saved.kind === 'saved' || saved.kind === 'half' ? saved.row : saved.kind === 'changed' ? saved.theirs : null
