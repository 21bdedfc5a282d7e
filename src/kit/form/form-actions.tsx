import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { cancel } from '#words/kit/buttons'

type FormActionsProps = Pick<ButtonProps, 'color' | 'disabled' | 'loading'> & {
  /** The row's class. */
  className: string | undefined
  submitLabel: string
  cancelLabel?: string
  /** Only outside a form: inside one, the button submits it. */
  onSubmit?: () => void
  onCancel: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** The last row of a form: submit first, then the way out. */
export function FormActions({
  className,
  submitLabel,
  cancelLabel = cancel,
  onSubmit,
  onCancel,
  children,
  ...submit
}: FormActionsProps) {
  return (
    <div className={className}>
      <Button type={onSubmit ? 'button' : 'submit'} onClick={onSubmit} {...submit}>
        {submitLabel}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </div>
  )
}
