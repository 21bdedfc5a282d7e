import { Button, type ButtonProps } from '@mantine/core'
import { cancel } from '#words/kit/buttons'

type DialogActionsProps = Pick<ButtonProps, 'color' | 'loading'> & {
  cancelLabel?: string
  confirmLabel: string
  onCancel: () => void
  onConfirm: () => void
}

/** The two buttons of a dialog. The safe one comes first and has the focus. */
export function DialogActions({
  cancelLabel = cancel,
  confirmLabel,
  onCancel,
  onConfirm,
  ...confirm
}: DialogActionsProps) {
  return (
    <>
      <Button variant="default" data-autofocus onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm} {...confirm}>
        {confirmLabel}
      </Button>
    </>
  )
}
