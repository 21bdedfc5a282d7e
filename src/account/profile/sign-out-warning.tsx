import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as messages from '#words/account/profile/profile-account'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'

type SignOutWarningProps = {
  title: string
  /** A button that solves the problem instead. */
  remedy: ReactNode
  onStay: () => void
  onLeave: () => void
  children: ReactNode
}

/** Warns before signing out. The user may sign out anyway. */
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
            {messages.staySignedIn}
          </Button>
          <Button color="coral" variant="light" onClick={onLeave}>
            {messages.signOut}
          </Button>
        </>
      }
    >
      {children}
    </ResponsiveDialog>
  )
}
