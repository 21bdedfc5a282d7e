import { useState } from 'react'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { LockAfter } from '@/health/cycle/rules/pin'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-pin'
import { Callout } from '@/kit/feedback/callout'
import { useBusy } from '@/kit/platform/use-busy'
import { saveWithToast } from '@/health/cycle/commands'
import { platformLock } from '@/health/cycle/platform-lock'
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
    const succeeded = await saveWithToast(
      () => cycleLogStore(userId).setPin(pin, lockAfter, platformLock.secretOf, created.device),
      {
        title: messages.isSet,
        description: created.device ? messages.opensWithBoth : messages.opensWithPin,
      },
    )
    if (succeeded) onDone()
  }
  return (
    <PinForm submitLabel={messages.set} busy={busy} ready={ready} onSubmit={() => whileBusy(set)} onCancel={onDone}>
      <Callout tone="problem" title={messages.doNotForget}>
        {messages.doNotForgetText}
      </Callout>
      {fields}
      {phoneLock.field}
      <LockChoice value={lockAfter} onChange={setLockAfter} />
    </PinForm>
  )
}
