import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { LockAfter } from '@/domain/cycle/pin'
import type { UserId } from '@/domain/shared/ids'
import { Callout } from '@/ui/feedback/callout'
import { saveWithToast } from '../../save'
import { platformLock } from '../../platform-lock'
import { LockChoice } from './lock-choice'
import { PinForm } from './pin-form'
import { useNewPin } from './use-new-pin'
import { usePhoneLock } from './use-phone-lock'

const usualLock: LockAfter = 5

/** Sets the first PIN; what it means to forget it is said before. */
export function SetPin({ person, onDone }: { person: UserId; onDone: () => void }) {
  const { pin, ready, fields } = useNewPin()
  const [lockAfter, setLockAfter] = useState<LockAfter>(usualLock)
  const phoneLock = usePhoneLock(false)
  const [busy, setBusy] = useState(false)
  const set = async () => {
    setBusy(true)
    const made = await phoneLock.key()
    const done =
      made &&
      (await saveWithToast(() => cycleLogStore(person).setPin(pin, lockAfter, platformLock.secretOf, made.device), {
        title: 'Your PIN is set',
        description: made.device ? 'Your log is encrypted on this phone. It opens with the PIN and this phone’s lock.' : 'Your log is encrypted on this phone. It opens with the PIN alone.',
      }))
    setBusy(false)
    if (done) onDone()
  }
  return (
    <PinForm deed="Set PIN" busy={busy} ready={ready} onDeed={set} onCancel={onDone}>
      <Callout tone="problem" title="Do not forget your PIN">
        Nobody can open your log without it: not you, not us. The only way on is then to erase the log and restore it from a backup. So make a backup first, and keep it
        somewhere else.
      </Callout>
      {fields}
      {phoneLock.field}
      <LockChoice value={lockAfter} onChange={setLockAfter} />
    </PinForm>
  )
}
