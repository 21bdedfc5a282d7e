import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { deleteTicks } from '@/store/checklist-ticks'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { CycleLog } from '@/health/cycle/rules/log'
import { write } from '@/store/sync/write'
import { readyWorker } from '@/health/reminders/store/browser-subscription'
import { stopReminders } from '@/health/reminders/store/subscribe'
import * as messages from '#words/health/cycle/screens-settings'
import { dayCount } from '@/kit/words/format-day'
import type { UserId } from '@/kit/rules/ids'
import { ResponsiveDialog } from '@/kit/overlay/responsive-dialog'
import { deleteDrafts } from '../day-drafts'
import { saveWithToast } from '../commands'
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
    await saveWithToast(deleteAll, { title: messages.deleted, description: messages.deletedText })
  }
  return (
    <Section title={messages.deleteEverything} intro={messages.deleteIntro}>
      <ul className={classes.list}>
        <li>{messages.deleteLog({ days: dayCount(log.days.length) })}</li>
        <li>{messages.deleteSettings}</li>
        <li>{messages.deletePin}</li>
        <li>{messages.deleteTicks}</li>
      </ul>
      <Text size="sm" c="var(--ink-soft)">
        {messages.deleteKept}
      </Text>
      <div className={classes.actions}>
        <Button color="coral" variant="light" onClick={() => setConfirming(true)}>
          {messages.deleteEverything}
        </Button>
      </div>
      <ResponsiveDialog
        opened={confirming}
        title={messages.deleteQuestion}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button variant="default" data-autofocus onClick={() => setConfirming(false)}>
              {messages.keepIt}
            </Button>
            <Button variant="default" onClick={() => void makeBackup(userId, log, null, 'download')}>
              {messages.backupFirst}
            </Button>
            <Button color="coral" onClick={() => void erase()}>
              {messages.deleteForGood}
            </Button>
          </>
        }
      >
        <Text>{messages.deleteText}</Text>
      </ResponsiveDialog>
    </Section>
  )
}
