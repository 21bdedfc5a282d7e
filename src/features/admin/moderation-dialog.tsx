import { Text } from '@mantine/core'
import type { Reported } from '@/domain/admin/moderation'
import { DialogActions } from '@/ui/form/dialog-actions'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import records from './records.module.css'

const questions = {
  remove: {
    title: 'Remove it?',
    text: 'It disappears for everybody, from every phone that has a copy, and cannot be brought back.',
    confirm: 'Remove',
  },
  suspend: {
    title: 'Suspend posting?',
    text: 'Whoever wrote this can write no more of this kind (gossip posts, or market items), and is not named to you. What they wrote stays until you remove it. They can still browse, order and delete their own. You can lift it below at any time.',
    confirm: 'Suspend posting',
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
