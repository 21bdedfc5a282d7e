import { Text } from '@mantine/core'
import { useState } from 'react'
import { unforeseenProblem } from '@/data/admin/admin-result'
import { deleteItem } from '@/data/admin/write-items'
import { attempt } from '@/data/error-log/attempt'
import { draftOf } from '@/domain/admin/item-form'
import { textIn, type ItemRow } from '@/domain/admin/item-row'
import type { AdminProblem } from '@/domain/admin/problems'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import * as messages from '@/messages/admin/form.gen'
import { differences } from '@/messages/admin/item-form'
import type { ShownTab } from '@/messages/admin/tabs'
import { Callout } from '@/ui/feedback/callout'
import { DialogActions } from '@/ui/form/dialog-actions'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { useBusy } from '@/ui/platform/use-busy'
import { Failure } from './failure'
import { showFailure, showSuccess } from './toasts'

type DeleteDialogProps = { userId: UserId; campus: CampusSlug | null; spec: ShownTab; row: ItemRow; onDeleted: () => void; onClose: () => void }

/** Asks for confirmation. If the item was changed meanwhile, shows the changes and asks again. */
export function DeleteRecordDialog({ userId, campus, spec, row, onDeleted, onClose }: DeleteDialogProps) {
  const [current, setCurrent] = useState(row)
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AdminProblem | null>(null)

  const remove = async () => {
    setProblem(null)
    const result = await whileBusy(() => attempt('page', () => deleteItem(userId, spec, current, campus), { kind: 'failed', problem: unforeseenProblem }))
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
      actions={<DialogActions confirmLabel={messages.deleteIt} color="coral" loading={busy} onCancel={onClose} onConfirm={() => void remove()} />}
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
      {changes.map(({ field, theirs }) => `${field.label}: ${field.kind === 'picture' ? messages.anotherImage : theirs || messages.emptyValue}`).join('; ') || messages.savedAgain}
    </Callout>
  )
}
