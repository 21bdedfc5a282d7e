// Chunk: admin-form

import { Button, Skeleton, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { failed, unforeseenProblem } from '@/admin/store/request'
import { putBackShipped } from '@/admin/store/entries'
import type { CatalogueKey } from '@/admin/rules/tab-spec'
import { readEdited } from '@/admin/store/read-entries'
import { attempt } from '@/store/error-log/attempt'
import type { AdminProblem } from '@/admin/rules/problems'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/admin/form'
import { changedMeanwhile } from '#words/admin/tools'
import { Callout } from '@/kit/feedback/callout'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { useBusy } from '@/kit/platform/use-busy'
import { Failure, showFailure, showSuccess } from './feedback'
import { useAdminQuery } from './use-admin-query'

/** Says if a catalogue was edited, and puts an edited one back to the shipped one. */
export function CatalogueNote({
  userId,
  catalogue: { name, campus },
  onPutBack,
}: {
  userId: UserId
  catalogue: CatalogueKey
  onPutBack: () => void
}) {
  const edited = useAdminQuery(useCallback(() => readEdited(userId, { name, campus }), [userId, name, campus]))
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<AdminProblem | null>(null)
  const { busy, whileBusy } = useBusy()
  if (edited.state === 'loading') return <Skeleton h={72} radius="lg" />
  // The list shows the reason.
  if (edited.state === 'failed') return null
  const row = edited.value
  if (row === null) return <Callout tone="info">{messages.shippedText}</Callout>

  const putBack = async () => {
    const result = await whileBusy(() => attempt('page', () => putBackShipped(userId, row), failed(unforeseenProblem)))
    const found: AdminProblem | null = !result.ok
      ? result.problem
      : result.value
        ? null
        : { kind: 'refused', message: changedMeanwhile }
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
        actions={
          <DialogActions
            confirmLabel={messages.deleteEdited}
            color="coral"
            loading={busy}
            onCancel={() => setAsking(false)}
            onConfirm={() => void putBack()}
          />
        }
      >
        {problem && <Failure problem={problem} />}
        <Text>{messages.putBackText}</Text>
      </ResponsiveDialog>
    </>
  )
}
