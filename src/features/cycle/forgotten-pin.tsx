import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { User } from '@/data/session/session-state'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { showToast } from '@/ui/feedback/toast'
import { deleteDrafts } from './day-drafts'

type ForgottenPinProps = { person: Pick<User, 'id'>; opened: boolean; onClose: () => void }

/** Without the PIN nobody can read the log again: what is left is to erase it, and bring back a backup. Asked twice. */
export function ForgottenPin({ person, opened, onClose }: ForgottenPinProps) {
  const [sure, setSure] = useState(false)
  const close = () => {
    setSure(false)
    onClose()
  }
  const erase = async () => {
    try {
      await cycleLogStore(person.id).erase()
      deleteDrafts(person.id)
      showToast({ title: 'Erased', description: 'The log and its PIN are gone from this phone.' })
    } catch {
      showToast({ title: 'Error', description: 'Nothing could be erased. Please try again.', tone: 'destructive' })
    }
    close()
  }
  return (
    <ResponsiveDialog
      title={sure ? 'Erase everything?' : 'A forgotten PIN'}
      opened={opened}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            Keep it locked
          </Button>
          <Button color="coral" onClick={() => (sure ? void erase() : setSure(true))}>
            {sure ? 'Yes, erase everything' : 'Erase and start again'}
          </Button>
        </>
      }
    >
      {sure ? (
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
