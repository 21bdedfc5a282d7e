import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { showToast } from '@/ui/feedback/toast'
import { deleteDrafts } from './day-drafts'
import { reportError } from '@/data/error-log/error-log'

type ForgottenPinProps = { user: Pick<User, 'id'>; opened: boolean; onClose: () => void }

/** Without its PIN the log is unreadable, so the only way out is to erase it and restore a backup. Asks twice. */
export function ForgottenPin({ user, opened, onClose }: ForgottenPinProps) {
  const [confirming, setConfirming] = useState(false)
  const close = () => {
    setConfirming(false)
    onClose()
  }
  const erase = async () => {
    try {
      await cycleLogStore(user.id).erase()
      deleteDrafts(user.id)
      showToast({ title: 'Erased', description: 'The log and its PIN are gone from this phone.' })
    } catch (error) {
      void reportError('private', error)
      showToast({ title: 'Error', description: 'Nothing could be erased. Please try again.', tone: 'destructive' })
    }
    close()
  }
  return (
    <ResponsiveDialog
      title={confirming ? 'Erase everything?' : 'A forgotten PIN'}
      opened={opened}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Keep it locked
          </Button>
          <Button color="coral" onClick={() => (confirming ? void erase() : setConfirming(true))}>
            {confirming ? 'Yes, erase everything' : 'Erase and start again'}
          </Button>
        </>
      }
    >
      {confirming ? (
        <Text>Every day, note and setting of the tracker on this phone will be deleted. This cannot be taken back.</Text>
      ) : (
        <Text>
          The PIN is kept nowhere, so nobody can open the log without it, and neither can we. You can erase the log and start again. If you saved a backup file
          before, you can bring it back in the settings after that.
        </Text>
      )}
    </ResponsiveDialog>
  )
}
