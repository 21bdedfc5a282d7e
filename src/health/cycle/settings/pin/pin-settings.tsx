import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { pinLength, type LockAfter } from '@/health/cycle/rules/pin'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-pin'
import { saveWithToast } from '@/health/cycle/commands'
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
  const withoutPin = messages.noPin({ min: String(pinLength.min), max: String(pinLength.max) })
  const introWithPin = asksDevice ? messages.pinAndLockOn : messages.pinOn
  return (
    <Section title={messages.yourPin} intro={lockAfter === null ? withoutPin : introWithPin}>
      {openForm === 'set' && <SetPin userId={userId} onDone={closeForm} />}
      {openForm === 'change' && <ChangePin userId={userId} asksDevice={asksDevice} onDone={closeForm} />}
      {openForm === 'remove' && <RemovePin userId={userId} onDone={closeForm} />}
      {openForm === null && lockAfter === null && (
        <div className={classes.actions}>
          <Button variant="light" onClick={() => setOpenForm('set')}>
            {messages.setA}
          </Button>
        </div>
      )}
      {openForm === null && lockAfter !== null && (
        <>
          <LockChoice
            value={lockAfter}
            onChange={(minutes) =>
              void saveWithToast(() => store.setLockAfter(minutes), { title: messages.saved, quiet: true })
            }
          />
          <div className={classes.actions}>
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => void store.lock()}>
              {messages.lockNow}
            </Button>
            <Button variant="default" onClick={() => setOpenForm('change')}>
              {messages.change}
            </Button>
            <Button variant="default" onClick={() => setOpenForm('remove')}>
              {messages.remove}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
