import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { LockAfter } from '@/domain/cycle/pin'
import type { UserId } from '@/domain/shared/ids'
import { saveWithToast } from '../../save'
import { Section } from '../section'
import classes from '../settings.module.css'
import { ChangePin, RemovePin } from './change-pin'
import { LockChoice } from './lock-choice'
import { SetPin } from './set-pin'

type PinSettingsProps = { userId: UserId; /** Null without a PIN. */ lockAfter: LockAfter | null; asksDevice: boolean }

export function PinSettings({ userId, lockAfter, asksDevice }: PinSettingsProps) {
  const [openForm, setOpenForm] = useState<'set' | 'change' | 'remove' | null>(null)
  const closeForm = () => setOpenForm(null)
  const store = cycleLogStore(userId)
  const intro =
    lockAfter === null
      ? 'With a PIN your log is encrypted on this phone, and only the PIN opens it: 4 to 64 characters, any you like. Four words that do not belong together are best.'
      : `Your PIN is on${asksDevice ? ', and this phone’s lock is asked, too' : ''}. While it is locked, nothing of your log can be read on this phone.`
  return (
    <Section title="Your PIN" intro={intro}>
      {openForm === 'set' && <SetPin userId={userId} onDone={closeForm} />}
      {openForm === 'change' && <ChangePin userId={userId} asksDevice={asksDevice} onDone={closeForm} />}
      {openForm === 'remove' && <RemovePin userId={userId} onDone={closeForm} />}
      {openForm === null && lockAfter === null && (
        <div className={classes.actions}>
          <Button variant="light" onClick={() => setOpenForm('set')}>
            Set a PIN
          </Button>
        </div>
      )}
      {openForm === null && lockAfter !== null && (
        <>
          <LockChoice value={lockAfter} onChange={(minutes) => void saveWithToast(() => store.setLockAfter(minutes), { title: 'Saved' })} />
          <div className={classes.actions}>
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => void store.lock()}>
              Lock now
            </Button>
            <Button variant="default" onClick={() => setOpenForm('change')}>
              Change PIN
            </Button>
            <Button variant="default" onClick={() => setOpenForm('remove')}>
              Remove PIN
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
