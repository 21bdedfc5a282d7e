import { Text } from '@mantine/core'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import type { UserId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'
import { platformLock } from '../../platform-lock'
import { PinForm } from './pin-form'
import { useNewPin } from './use-new-pin'
import { usePhoneLock } from './use-phone-lock'
import { useCurrentPin } from './use-current-pin'

type PinDeedProps = { person: UserId; onDone: () => void }

/** Another PIN in the place of the present one. */
export function ChangePin({ person, asksDevice, onDone }: PinDeedProps & { asksDevice: boolean }) {
  const present = useCurrentPin()
  const next = useNewPin()
  const phoneLock = usePhoneLock(asksDevice)
  const change = async () => {
    const made = await phoneLock.key()
    if (!made || !(await present.ask(() => cycleLogStore(person).changePin(present.pin, next.pin, platformLock.secretOf, made.device)))) return
    showToast({ title: 'Your PIN is changed' })
    onDone()
  }
  return (
    <PinForm deed="Change PIN" busy={present.busy} ready={present.ready && next.ready} onDeed={change} onCancel={onDone}>
      {present.field}
      {next.fields}
      {phoneLock.field}
    </PinForm>
  )
}

/** Takes the PIN away: the log lies open on this phone again. */
export function RemovePin({ person, onDone }: PinDeedProps) {
  const present = useCurrentPin()
  const remove = async () => {
    if (!(await present.ask(() => cycleLogStore(person).removePin(present.pin, platformLock.secretOf)))) return
    showToast({ title: 'Your PIN is removed', description: 'Your log opens without it.' })
    onDone()
  }
  return (
    <PinForm deed="Remove PIN" color="coral" busy={present.busy} ready={present.ready} onDeed={remove} onCancel={onDone}>
      <Text c="var(--ink-soft)">Without a PIN, whoever holds your unlocked phone can read your log.</Text>
      {present.field}
    </PinForm>
  )
}
