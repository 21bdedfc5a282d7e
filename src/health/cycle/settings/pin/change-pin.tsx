import { Text } from '@mantine/core'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-pin'
import { showToast } from '@/kit/feedback/toast'
import { platformLock } from '@/health/cycle/platform-lock'
import { PinForm } from './pin-form'
import { useNewPin } from './use-new-pin'
import { usePhoneLock } from './use-phone-lock'
import { useCurrentPin } from './use-current-pin'

type PinActionProps = { userId: UserId; onDone: () => void }

export function ChangePin({ userId, asksDevice, onDone }: PinActionProps & { asksDevice: boolean }) {
  const currentPin = useCurrentPin()
  const newPin = useNewPin()
  const phoneLock = usePhoneLock(asksDevice)
  const change = async () => {
    const created = await phoneLock.createKey()
    if (
      !created ||
      !(await currentPin.attempt(() =>
        cycleLogStore(userId).changePin(currentPin.pin, newPin.pin, platformLock.secretOf, created.device),
      ))
    )
      return
    showToast({ title: messages.isChanged })
    onDone()
  }
  return (
    <PinForm
      submitLabel={messages.change}
      busy={currentPin.busy}
      ready={currentPin.ready && newPin.ready}
      onSubmit={change}
      onCancel={onDone}
    >
      {currentPin.field}
      {newPin.fields}
      {phoneLock.field}
    </PinForm>
  )
}

/** Removes the PIN. The log is then stored unencrypted. */
export function RemovePin({ userId, onDone }: PinActionProps) {
  const currentPin = useCurrentPin()
  const remove = async () => {
    if (!(await currentPin.attempt(() => cycleLogStore(userId).removePin(currentPin.pin, platformLock.secretOf))))
      return
    showToast({ title: messages.isRemoved, description: messages.opensWithout })
    onDone()
  }
  return (
    <PinForm
      submitLabel={messages.remove}
      color="coral"
      busy={currentPin.busy}
      ready={currentPin.ready}
      onSubmit={remove}
      onCancel={onDone}
    >
      <Text c="var(--ink-soft)">{messages.removeText}</Text>
      {currentPin.field}
    </PinForm>
  )
}
