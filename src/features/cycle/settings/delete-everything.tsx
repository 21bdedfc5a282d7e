import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { deleteTicks } from '@/data/checklist-ticks'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { CycleLog } from '@/domain/cycle/log'
import { write } from '@/data/sync/write'
import { stopReminders, readyWorker } from '@/data/reminders/subscribe'
import { countText } from '@/messages/shared/format-day'
import type { UserId } from '@/domain/shared/ids'
import { ResponsiveDialog } from '@/ui/overlay/responsive-dialog'
import { deleteDrafts } from '../day-drafts'
import { saveWithToast } from '../save'
import { makeBackup } from './backup/make-backup'
import { Section } from './section'
import classes from './settings.module.css'

type DeleteEverythingProps = { userId: UserId; log: CycleLog }

/** Permanently deletes all cycle data on this phone. */
export function DeleteEverything({ userId, log }: DeleteEverythingProps) {
  const [confirming, setConfirming] = useState(false)
  const erase = async () => {
    setConfirming(false)
    const deleteAll = async () => {
      await cycleLogStore(userId).erase()
      deleteDrafts(userId)
      await deleteTicks()
      await stopReminders(await readyWorker(), write)
    }
    await saveWithToast(deleteAll, { title: 'Everything is deleted', description: 'Nothing of your log is left on this phone.' })
  }
  return (
    <Section title="Delete everything" intro="From this phone, for good:">
      <ul className={classes.list}>
        <li>your whole log: {countText(log.days.length, 'day')} with flow, symptoms, moods and notes</li>
        <li>the settings of your cycle and of its reminders, which end; our server forgets when to wake this phone</li>
        <li>your PIN</li>
        <li>the ticks in the checklists of the articles</li>
      </ul>
      <Text size="sm" c="var(--ink-soft)">
        Backup files that you saved stay where you put them. A pregnancy record belongs to your account: you end it in pregnancy mode.
      </Text>
      <div className={classes.actions}>
        <Button color="coral" variant="light" onClick={() => setConfirming(true)}>
          Delete everything
        </Button>
      </div>
      <ResponsiveDialog
        opened={confirming}
        title="Delete everything?"
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button variant="default" data-autofocus onClick={() => setConfirming(false)}>
              Keep it
            </Button>
            <Button variant="default" onClick={() => void makeBackup(userId, log, null, 'download')}>
              Save a backup first
            </Button>
            <Button color="coral" onClick={() => void erase()}>
              Delete for good
            </Button>
          </>
        }
      >
        <Text>Your log, its settings, your PIN and your ticks go from this phone. Nobody can bring them back. The backup saved here has no passphrase.</Text>
      </ResponsiveDialog>
    </Section>
  )
}
