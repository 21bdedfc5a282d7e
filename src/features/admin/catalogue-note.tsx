import { Button, Skeleton, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { failed, unforeseenProblem } from '@/data/admin/admin-result'
import { putBackShipped } from '@/data/admin/entries'
import type { CatalogueKey } from '@/data/admin/catalogue-key'
import { readEdited } from '@/data/admin/read-entries'
import { attempt } from '@/data/error-log/attempt'
import type { AdminProblem } from '@/domain/admin/problems'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/admin/form.gen'
import { changedMeanwhile } from '@/messages/admin/tools.gen'
import { Callout } from '@/ui/feedback/callout'
import { DialogActions } from '@/ui/form/dialog-actions'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { useBusy } from '@/ui/platform/use-busy'
import { Failure } from './failure'
import { showFailure, showSuccess } from './toasts'
import { useAdminQuery } from './use-admin-query'

/** Says whether a catalogue is as it was shipped, and puts an edited one back. */
export function CatalogueNote({ userId, catalogue: { name, campus }, onPutBack }: { userId: UserId; catalogue: CatalogueKey; onPutBack: () => void }) {
  const edited = useAdminQuery(useCallback(() => readEdited(userId, { name, campus }), [userId, name, campus]))
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<AdminProblem | null>(null)
  const { busy, whileBusy } = useBusy()
  if (edited.state === 'loading') return <Skeleton h={72} radius="lg" />
  // The list itself says why.
  if (edited.state === 'failed') return null
  const row = edited.value
  if (row === null) return <Callout tone="info">{messages.shippedText}</Callout>

  const putBack = async () => {
    const result = await whileBusy(() => attempt('page', () => putBackShipped(userId, row), failed(unforeseenProblem)))
    const found: AdminProblem | null = !result.ok ? result.problem : result.value ? null : { kind: 'refused', message: changedMeanwhile }
    setProblem(found)
    if (found) {
      showFailure(found)
      return edited.refetch()
    }
    setAsking(false)
    showSuccess(messages.shippedIsBack)
    onPutBack()
  }
  return (
    <>
      <Callout
        tone="info"
        actions={
          <Button variant="default" onClick={() => setAsking(true)}>
            {messages.backToShipped}
          </Button>
        }
      >
        {messages.editedText}
      </Callout>
      <ResponsiveDialog
        title={messages.backToShipped}
        opened={asking}
        onClose={() => setAsking(false)}
        actions={<DialogActions confirmLabel={messages.deleteEdited} color="coral" loading={busy} onCancel={() => setAsking(false)} onConfirm={() => void putBack()} />}
      >
        {problem && <Failure problem={problem} />}
        <Text>{messages.putBackText}</Text>
      </ResponsiveDialog>
    </>
  )
}
