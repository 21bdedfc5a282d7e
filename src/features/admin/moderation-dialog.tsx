import { Text } from '@mantine/core'
import type { Reported } from '@/domain/admin/moderation'
import * as messages from '@/messages/admin/records.gen'
import { DialogActions } from '@/ui/form/dialog-actions'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import records from './records.module.css'

const questions = {
  remove: {
    title: messages.removeTitle,
    text: messages.removeText,
    confirm: messages.remove,
  },
  suspend: {
    title: messages.suspendTitle,
    text: messages.suspendText,
    confirm: messages.suspend,
  },
} as const

type ModerationDialogProps = { reported: Reported; decision: keyof typeof questions; busy: boolean; onConfirm: () => void; onClose: () => void }

export function ModerationDialog({ reported, decision, busy, onConfirm, onClose }: ModerationDialogProps) {
  const { title, text, confirm } = questions[decision]
  return (
    <ResponsiveDialog
      title={title}
      opened
      onClose={onClose}
      actions={<DialogActions confirmLabel={confirm} color="coral" loading={busy} onCancel={onClose} onConfirm={onConfirm} />}
    >
      <Text fw={600} mb="xs" className={records.excerpt}>
        {reported.content}
      </Text>
      <Text>{text}</Text>
    </ResponsiveDialog>
  )
}
