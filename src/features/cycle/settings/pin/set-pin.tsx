import { useState } from 'react'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { LockAfter } from '@/domain/cycle/pin'
import type { UserId } from '@/domain/shared/ids'
import { Callout } from '@/ui/feedback/callout'
import { useBusy } from '@/ui/platform/use-busy'
import { saveWithToast } from '../../save'
import { platformLock } from '../../platform-lock'
import { LockChoice } from './lock-choice'
import { PinForm } from './pin-form'
import { useNewPin } from './use-new-pin'
import { usePhoneLock } from './use-phone-lock'

const defaultLockAfter: LockAfter = 5

/** Sets the first PIN, after a warning that a forgotten PIN cannot be recovered. */
export function SetPin({ userId, onDone }: { userId: UserId; onDone: () => void }) {
  const { pin, ready, fields } = useNewPin()
  const [lockAfter, setLockAfter] = useState<LockAfter>(defaultLockAfter)
  const phoneLock = usePhoneLock(false)
  const { busy, whileBusy } = useBusy()
  const set = async () => {
    const created = await phoneLock.createKey()
    if (!created) return
    const succeeded = await saveWithToast(() => cycleLogStore(userId).setPin(pin, lockAfter, platformLock.secretOf, created.device), {
      title: 'Your PIN is set',
      description: created.device ? 'Your log is encrypted on this phone. It opens with the PIN and this phone’s lock.' : 'Your log is encrypted on this phone. It opens with the PIN alone.',
    })
    if (succeeded) onDone()
  }
  return (
    <PinForm submitLabel="Set PIN" busy={busy} ready={ready} onSubmit={() => whileBusy(set)} onCancel={onDone}>
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
