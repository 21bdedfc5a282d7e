import { Text } from '@mantine/core'
import type { Reported } from '@/admin/rules/moderation'
import * as messages from '#words/admin/records'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import records from './records.module.css'

type SuspendDialogProps = { reported: Reported; busy: boolean; onConfirm: () => void; onClose: () => void }

export function SuspendDialog({ reported, busy, onConfirm, onClose }: SuspendDialogProps) {
  return (
    <ResponsiveDialog
      title={messages.suspendTitle}
      opened
      onClose={onClose}
      actions={
        <DialogActions
          confirmLabel={messages.suspend}
          color="coral"
          loading={busy}
          onCancel={onClose}
          onConfirm={onConfirm}
        />
      }
    >
      <Text fw={600} mb="xs" className={records.excerpt}>
        {reported.content}
      </Text>
      <Text>{messages.suspendText}</Text>
    </ResponsiveDialog>
  )
}
