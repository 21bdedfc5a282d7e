import { Button, Text } from '@mantine/core'
import type { TakenBack } from '@/admin/rules/take-back'
import * as messages from '#words/admin/take-back'
import { useBusy } from '@/kit/platform/use-busy'
import { undoBatch, useBatches, type Batch, type BatchTarget } from './batches'
import many from './many.module.css'
import { timeText } from './when'

const batchText = ({ steps, at }: Batch): string => messages.batch({ count: steps.length, time: timeText(at) })

type DoneBatchesProps = { target: BatchTarget; onUndone: (taken: TakenBack) => void }

/** What was saved together since the page was opened, each with a way back. */
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
