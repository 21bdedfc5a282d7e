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

type PinSettingsProps = { person: UserId; /** Null without a PIN. */ lockAfter: LockAfter | null; asksDevice: boolean }

/** A PIN for the log: set, changed, removed, and when it locks. */
export function PinSettings({ person, lockAfter, asksDevice }: PinSettingsProps) {
  const [doing, setDoing] = useState<'set' | 'change' | 'remove' | null>(null)
  const done = () => setDoing(null)
  const keeper = cycleLogStore(person)
  const intro =
    lockAfter === null
      ? 'With a PIN your log is encrypted on this phone, and only the PIN opens it: 4 to 64 characters, any you like. Four words that do not belong together are best.'
      : `Your PIN is on${asksDevice ? ', and this phone’s lock is asked, too' : ''}. While it is locked, nothing of your log can be read on this phone.`
  return (
    <Section title="Your PIN" intro={intro}>
      {doing === 'set' && <SetPin person={person} onDone={done} />}
      {doing === 'change' && <ChangePin person={person} asksDevice={asksDevice} onDone={done} />}
      {doing === 'remove' && <RemovePin person={person} onDone={done} />}
      {doing === null && lockAfter === null && (
        <div className={classes.actions}>
          <Button variant="light" onClick={() => setDoing('set')}>
            Set a PIN
          </Button>
        </div>
      )}
      {doing === null && lockAfter !== null && (
        <>
          <LockChoice value={lockAfter} onChange={(minutes) => void saveWithToast(() => keeper.setLockAfter(minutes), { title: 'Saved' })} />
          <div className={classes.actions}>
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => void keeper.lock()}>
              Lock now
            </Button>
            <Button variant="default" onClick={() => setDoing('change')}>
              Change PIN
            </Button>
            <Button variant="default" onClick={() => setDoing('remove')}>
              Remove PIN
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
