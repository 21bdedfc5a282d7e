import { Text } from '@mantine/core'
import { cycleKeeper } from '@/data/cycle/use-cycle'
import type { UserId } from '@/domain/ids'
import { showToast } from '@/ui/toast'
import { PinForm } from './pin-form'
import { useNewPin } from './use-new-pin'
import { usePresentPin } from './use-present-pin'

type PinDeedProps = { person: UserId; onDone: () => void }

/** Another PIN in the place of the present one. */
export function ChangePin({ person, onDone }: PinDeedProps) {
  const present = usePresentPin()
  const next = useNewPin()
  const change = async () => {
    if (!(await present.ask(() => cycleKeeper(person).changePin(present.pin, next.pin)))) return
    showToast({ title: 'Your PIN is changed' })
    onDone()
  }
  return (
    <PinForm deed="Change PIN" busy={present.busy} ready={present.ready && next.ready} onDeed={change} onCancel={onDone}>
      {present.field}
      {next.fields}
    </PinForm>
  )
}

/** Takes the PIN away: the log lies open on this phone again. */
export function RemovePin({ person, onDone }: PinDeedProps) {
  const present = usePresentPin()
  const remove = async () => {
    if (!(await present.ask(() => cycleKeeper(person).removePin(present.pin)))) return
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
