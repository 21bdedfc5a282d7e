import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/health/cycle/screens-lock'
import { error as errorTitle } from '#words/health/cycle/screens-tracker'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { showToast } from '@/kit/feedback/toast'
import { deleteDrafts } from './day-drafts'
import { reportError } from '@/store/error-log/error-log'

type ForgottenPinProps = {
  user: Pick<User, 'id'>
  signOut: () => Promise<unknown>
  opened: boolean
  onClose: () => void
}

/**
 * Without its PIN the log is unreadable, so the only way out is to erase it, log in again and restore a backup. Asks
 * twice.
 */
export function ForgottenPin({ user, signOut, opened, onClose }: ForgottenPinProps) {
  const [confirming, setConfirming] = useState(false)
  const close = () => {
    setConfirming(false)
    onClose()
  }
  const erase = async () => {
    try {
      // First: the server still has the pregnancy record, and without the PIN only logging in may bring it back.
      await signOut()
      await cycleLogStore(user.id).erase()
      deleteDrafts(user.id)
      showToast({ title: messages.erased, description: messages.erasedText })
    } catch (error) {
      void reportError('private', error)
      showToast({ title: errorTitle, description: messages.notErased, tone: 'destructive' })
    }
    close()
  }
  return (
    <ResponsiveDialog
      title={confirming ? messages.eraseTitle : messages.forgottenTitle}
      opened={opened}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {messages.keepLocked}
          </Button>
          <Button color="coral" onClick={() => (confirming ? void erase() : setConfirming(true))}>
            {confirming ? messages.eraseAll : messages.eraseAndStart}
          </Button>
        </>
      }
    >
      <Text>{confirming ? messages.eraseText : messages.forgottenText}</Text>
    </ResponsiveDialog>
  )
}
