import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'

type SignOutWarningProps = {
  title: string
  /** What to do about it instead. */
  remedy: ReactNode
  onStay: () => void
  onLeave: () => void
  children: ReactNode
}

/** What somebody should know before signing out; they may sign out all the same. */
export function SignOutWarning({ title, remedy, onStay, onLeave, children }: SignOutWarningProps) {
  return (
    <ResponsiveDialog
      opened
      title={title}
      onClose={onStay}
      actions={
        <>
          {remedy}
          <Button variant="default" onClick={onStay}>
            Stay signed in
          </Button>
          <Button color="coral" variant="light" onClick={onLeave}>
            Sign out
          </Button>
        </>
      }
    >
      {children}
    </ResponsiveDialog>
  )
}
