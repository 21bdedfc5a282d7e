import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { deleteItem } from '@/data/admin/items'
import { differences, draftOf } from '@/domain/admin/item-form'
import { textIn, type ItemRow } from '@/domain/admin/item-row'
import type { AdminProblem } from '@/domain/admin/problems'
import type { TabSpec } from '@/domain/admin/tab-spec'
import type { UserId } from '@/domain/shared/ids'
import { Callout } from '@/ui/feedback/callout'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { Failure } from './failure'
import { showFailure, showSuccess } from './toasts'

type DeleteDialogProps = { person: UserId; spec: TabSpec; row: ItemRow; onDeleted: () => void; onClose: () => void }

/** Asks once more; what was changed meanwhile is shown, and asked about again. */
export function DeleteRecordDialog({ person, spec, row, onDeleted, onClose }: DeleteDialogProps) {
  const [asked, setAsked] = useState(row)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AdminProblem | null>(null)

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    const answer = await deleteItem(person, spec, asked)
    setBusy(false)
    switch (answer.kind) {
      case 'deleted':
        showSuccess('Item deleted successfully')
        return onDeleted()
      case 'changed':
        return setAsked(answer.now)
      case 'failed':
        setProblem(answer.problem)
        return showFailure(answer.problem)
    }
  }

  return (
    <ResponsiveDialog
      title="Delete item"
      opened
      onClose={onClose}
      actions={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button color="coral" loading={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <Text fw={600} mb="xs">
        {textIn(asked.values, spec.title)}
      </Text>
      {asked !== row && <Meanwhile spec={spec} before={row} now={asked} />}
      {problem && <Failure problem={problem} />}
      <Text>Are you sure you want to delete this item?</Text>
    </ResponsiveDialog>
  )
}

function Meanwhile({ spec, before, now }: { spec: TabSpec; before: ItemRow; now: ItemRow }) {
  const changes = differences(spec, draftOf(spec, before), draftOf(spec, now))
  return (
    <Callout tone="problem" title="It was changed meanwhile">
      {changes.map(({ field, theirs }) => `${field.label}: ${field.kind === 'picture' ? 'another image' : theirs || 'empty'}`).join('; ') || 'Somebody saved it again.'}
    </Callout>
  )
}
