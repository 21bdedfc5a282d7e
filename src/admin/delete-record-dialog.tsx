// Chunk: admin-form

import { Text } from '@mantine/core'
import { useState } from 'react'
import { unforeseenProblem } from '@/admin/store/request'
import { deleteItem } from '@/admin/store/write-items'
import { attempt } from '@/store/error-log/attempt'
import { draftOf } from '@/admin/rules/item-form'
import { textIn, type ItemRow } from '@/admin/rules/item-row'
import type { AdminProblem } from '@/admin/rules/problems'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import * as messages from '#words/admin/form'
import { differences } from '@/admin/words/item-form'
import type { ShownTab } from '@/admin/words/tabs'
import { Callout } from '@/kit/feedback/callout'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { useBusy } from '@/kit/platform/use-busy'
import { Failure, showFailure, showSuccess } from './feedback'

type DeleteDialogProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  row: ItemRow
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation. If the item was changed meanwhile, shows the changes and asks again. */
export function DeleteRecordDialog({ userId, campus, spec, row, onDeleted, onClose }: DeleteDialogProps) {
  const [current, setCurrent] = useState(row)
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AdminProblem | null>(null)

  const remove = async () => {
    setProblem(null)
    const result = await whileBusy(() =>
      attempt('page', () => deleteItem(userId, spec, current, campus), { kind: 'failed', problem: unforeseenProblem }),
    )
    switch (result.kind) {
      case 'deleted':
        showSuccess(messages.itemDeleted)
        return onDeleted()
      case 'changed':
        return setCurrent(result.now)
      case 'failed':
        setProblem(result.problem)
        return showFailure(result.problem)
    }
  }

  return (
    <ResponsiveDialog
      title={messages.deleteItem}
      opened
      onClose={onClose}
      actions={
        <DialogActions
          confirmLabel={messages.deleteIt}
          color="coral"
          loading={busy}
          onCancel={onClose}
          onConfirm={() => void remove()}
        />
      }
    >
      <Text fw={600} mb="xs">
        {textIn(current.values, spec.title)}
      </Text>
      {current !== row && <Changes spec={spec} before={row} now={current} />}
      {problem && <Failure problem={problem} />}
      <Text>{messages.sureToDelete}</Text>
    </ResponsiveDialog>
  )
}

function Changes({ spec, before, now }: { spec: ShownTab; before: ItemRow; now: ItemRow }) {
  const changes = differences(spec, draftOf(spec, before), draftOf(spec, now))
  return (
    <Callout tone="problem" title={messages.changedMeanwhile}>
      {changes
        .map(
          ({ field, theirs }) =>
            `${field.label}: ${field.kind === 'picture' ? messages.anotherImage : theirs || messages.emptyValue}`,
        )
        .join('; ') || messages.savedAgain}
    </Callout>
  )
}
