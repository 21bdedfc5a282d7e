import { Button } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import type { CycleLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import { canShareFile } from '@/ui/platform/save-file'
import { PinInput } from '../pin/pin-input'
import { RadioChoice } from '../radio-choice'
import classes from '../settings.module.css'
import { makeBackup, type BackupWay } from './make-backup'

const kinds = [
  { value: 'sealed', label: 'With a passphrase', hint: 'Only the passphrase opens the file. Forgotten, the file is lost.' },
  { value: 'plain', label: 'Without', hint: 'Whoever has the file can read your log.' },
] as const
type Kind = (typeof kinds)[number]['value']

const shortest = 8

/** The log as a file of the person's own. */
export function ExportLog({ person, log }: { person: UserId; log: CycleLog }) {
  const [kind, setKind] = useState<Kind>('sealed')
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [busy, setBusy] = useState(false)
  const sealed = kind === 'sealed'
  const tooShort = passphrase !== '' && passphrase.length < shortest
  const ready = !sealed || (passphrase.length >= shortest && passphrase === again)
  const make = async (way: BackupWay) => {
    setBusy(true)
    const made = await makeBackup(person, log, sealed ? passphrase : null, way).finally(() => setBusy(false))
    if (!made) return
    setPassphrase('')
    setAgain('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) void make('download')
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <RadioChoice label="Make a backup" choices={kinds} value={kind} onChange={setKind} />
      {sealed && (
        <>
          <PinInput label="Passphrase" value={passphrase} error={tooShort ? `At least ${shortest} characters` : null} onChange={setPassphrase} />
          <PinInput label="Passphrase again" value={again} error={again !== '' && again !== passphrase ? 'This is not the same.' : null} onChange={setAgain} />
        </>
      )}
      <div className={classes.actions}>
        <Button type="submit" leftSection={<IconDownload size={18} aria-hidden />} loading={busy} disabled={!ready}>
          Save backup
        </Button>
        {canShareFile() && (
          <Button variant="default" leftSection={<IconShare3 size={18} aria-hidden />} disabled={!ready || busy} onClick={() => void make('share')}>
            Share…
          </Button>
        )}
      </div>
    </form>
  )
}
