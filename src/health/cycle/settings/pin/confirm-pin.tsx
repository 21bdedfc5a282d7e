// Chunk: tracker-lock

import { Text } from '@mantine/core'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-pin'
import { platformLock } from '@/health/cycle/platform-lock'
import { PinForm } from './pin-form'
import { useCurrentPin } from './use-current-pin'

type ConfirmPinProps = {
  userId: UserId
  /** The reason for which the PIN is asked. */
  reason: string
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks for the PIN before something that shows as much as the log does. */
export function ConfirmPin({ userId, reason, onConfirmed, onCancel }: ConfirmPinProps) {
  const currentPin = useCurrentPin()
  const confirm = async () => {
    if (await currentPin.attempt(() => cycleLogStore(userId).confirmPin(currentPin.pin, platformLock.secretOf)))
      onConfirmed()
  }
  return (
    <PinForm
      submitLabel={messages.goOn}
      busy={currentPin.busy}
      ready={currentPin.ready}
      onSubmit={confirm}
      onCancel={onCancel}
    >
      <Text>{reason}</Text>
      {currentPin.field}
    </PinForm>
  )
}
