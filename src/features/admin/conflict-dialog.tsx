import { Text } from '@mantine/core'
import type { ItemDraft } from '@/domain/admin/item-form'
import type { Choice } from '@/domain/shared/choice'
import { differences } from '@/messages/admin/item-form'
import type { ShownTab } from '@/messages/admin/tabs'
import { DialogActions } from '@/ui/form/dialog-actions'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { Picture } from '@/ui/media/picture'
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
    if (text === '') return 'Empty'
    if (kind === 'picture') return <Picture src={text} alt="Image" className={classes.thumb} />
    return kind === 'shop' ? (shops.find(({ value }) => value === text)?.label ?? text) : text
  }
  if (!theirs) {
    return (
      <ResponsiveDialog
        title="It was deleted meanwhile"
        opened
        onClose={onClose}
        actions={<DialogActions cancelLabel="Leave it deleted" confirmLabel="Add it again" onCancel={onTakeTheirs} onConfirm={onKeepMine} />}
      >
        <Text>Somebody deleted this item while you were editing it. Your version is not saved yet.</Text>
      </ResponsiveDialog>
    )
  }
  return (
    <ResponsiveDialog
      title="It was changed meanwhile"
      opened
      onClose={onClose}
      actions={<DialogActions cancelLabel="Take theirs" confirmLabel="Keep mine" onCancel={onTakeTheirs} onConfirm={onKeepMine} />}
    >
      <Text mb="sm">Somebody saved another version of this item while you were editing it. Nothing of yours is saved yet.</Text>
      <ul className={classes.differences} aria-label="What differs">
        {differences(spec, mine, theirs).map(({ field, mine: ours, theirs: other }) => (
          <li key={field.column}>
            <Text fw={700}>{field.label}</Text>
            <dl className={classes.versions}>
              <div>
                <dt>Yours</dt>
                <dd>{display(field.kind, ours)}</dd>
              </div>
              <div>
                <dt>Theirs</dt>
                <dd>{display(field.kind, other)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </ResponsiveDialog>
  )
}
