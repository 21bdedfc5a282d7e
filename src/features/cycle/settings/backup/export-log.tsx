import { Button } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import type { CycleLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import { canShareFile } from '@/ui/platform/save-file'
import { useBusy } from '@/ui/platform/use-busy'
import { PinInput } from '../pin/pin-input'
import { RadioChoice } from '../radio-choice'
import classes from '../settings.module.css'
import { makeBackup, type BackupTarget } from './make-backup'

const kinds = [
  { value: 'sealed', label: 'With a passphrase', hint: 'Only the passphrase opens the file. Forgotten, the file is lost.' },
  { value: 'plain', label: 'Without', hint: 'Whoever has the file can read your log.' },
] as const
type Kind = (typeof kinds)[number]['value']

const minLength = 8

/** Saves or shares the log as a file, encrypted or plain. */
export function ExportLog({ userId, log }: { userId: UserId; log: CycleLog }) {
  const [kind, setKind] = useState<Kind>('sealed')
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const { busy, whileBusy } = useBusy()
  const sealed = kind === 'sealed'
  const tooShort = passphrase !== '' && passphrase.length < minLength
  const ready = !sealed || (passphrase.length >= minLength && passphrase === repeated)
  const save = async (way: BackupTarget) => {
    const succeeded = await whileBusy(() => makeBackup(userId, log, sealed ? passphrase : null, way))
    if (!succeeded) return
    setPassphrase('')
    setRepeated('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) void save('download')
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <RadioChoice label="Make a backup" choices={kinds} value={kind} onChange={setKind} />
      {sealed && (
        <>
          <PinInput label="Passphrase" value={passphrase} error={tooShort ? `At least ${minLength} characters` : null} onChange={setPassphrase} />
          <PinInput label="Passphrase again" value={repeated} error={repeated !== '' && repeated !== passphrase ? 'This is not the same.' : null} onChange={setRepeated} />
        </>
      )}
      <div className={classes.actions}>
        <Button type="submit" leftSection={<IconDownload size={18} aria-hidden />} loading={busy} disabled={!ready}>
          Save backup
        </Button>
        {canShareFile() && (
          <Button variant="default" leftSection={<IconShare3 size={18} aria-hidden />} disabled={!ready || busy} onClick={() => void save('share')}>
            Share…
          </Button>
        )}
      </div>
    </form>
  )
}
