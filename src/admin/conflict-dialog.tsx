import { Text } from '@mantine/core'
import type { ItemDraft } from '@/admin/rules/item-form'
import type { Choice } from '@/kit/rules/choice'
import * as messages from '#words/admin/form'
import { differences } from '@/admin/words/item-form'
import type { ShownTab } from '@/admin/words/tabs'
import { DialogActions } from '@/kit/form/dialog-actions'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { Picture } from '@/kit/media/picture'
import classes from './admin.module.css'

type ConflictDialogProps = {
  spec: ShownTab
  shops: readonly Choice[]
  mine: ItemDraft
  /** Null if the item was deleted. */
  theirs: ItemDraft | null
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Shown when another admin has changed the item. Nothing is saved until this admin picks a version. */
export function ConflictDialog({ spec, shops, mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const display = (kind: string, text: string) => {
    if (text === '') return messages.empty
    if (kind === 'picture') return <Picture src={text} alt={messages.image} className={classes.thumb} />
    return kind === 'shop' ? (shops.find(({ value }) => value === text)?.label ?? text) : text
  }
  if (!theirs) {
    return (
      <ResponsiveDialog
        title={messages.deletedMeanwhile}
        opened
        onClose={onClose}
        actions={
          <DialogActions
            cancelLabel={messages.leaveDeleted}
            confirmLabel={messages.addAgain}
            onCancel={onTakeTheirs}
            onConfirm={onKeepMine}
          />
        }
      >
        <Text>{messages.deletedWhileEditing}</Text>
      </ResponsiveDialog>
    )
  }
  return (
    <ResponsiveDialog
      title={messages.changedMeanwhile}
      opened
      onClose={onClose}
      actions={
        <DialogActions
          cancelLabel={messages.takeTheirs}
          confirmLabel={messages.keepMine}
          onCancel={onTakeTheirs}
          onConfirm={onKeepMine}
        />
      }
    >
      <Text mb="sm">{messages.changedWhileEditing}</Text>
      <ul className={classes.differences} aria-label={messages.whatDiffers}>
        {differences(spec, mine, theirs).map(({ field, mine: ours, theirs: other }) => (
          <li key={field.column}>
            <Text fw={700}>{field.label}</Text>
            <dl className={classes.versions}>
              <div>
                <dt>{messages.yours}</dt>
                <dd>{display(field.kind, ours)}</dd>
              </div>
              <div>
                <dt>{messages.theirs}</dt>
                <dd>{display(field.kind, other)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </ResponsiveDialog>
  )
}
