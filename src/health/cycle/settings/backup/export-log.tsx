import { Button } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { UserId } from '@/kit/rules/ids'
import { isVisible } from '@/kit/rules/plain-text'
import * as messages from '#words/health/cycle/screens-backup'
import { makeBackup as makeBackupLabel } from '#words/health/cycle/screens-tracker'
import { canShareFile } from '@/kit/platform/save-file'
import { useBusy } from '@/kit/platform/use-busy'
import { PinInput } from '../pin/pin-input'
import { RadioChoice } from '../radio-choice'
import classes from '../settings.module.css'
import { makeBackup, type BackupTarget } from './make-backup'

const kinds = [
  { value: 'sealed', label: messages.withPassphrase, hint: messages.withPassphraseHint },
  { value: 'plain', label: messages.without, hint: messages.withoutHint },
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
  // Blanks alone are what anybody would try.
  const tooShort = passphrase.length < minLength || !isVisible(passphrase)
  const ready = !sealed || (!tooShort && passphrase === repeated)
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
      <RadioChoice label={makeBackupLabel} choices={kinds} value={kind} onChange={setKind} />
      {sealed && (
        <>
          <PinInput
            label={messages.passphrase}
            value={passphrase}
            error={passphrase !== '' && tooShort ? messages.tooShort({ count: String(minLength) }) : null}
            onChange={setPassphrase}
          />
          <PinInput
            label={messages.passphraseAgain}
            value={repeated}
            error={repeated !== '' && repeated !== passphrase ? messages.notTheSame : null}
            onChange={setRepeated}
          />
        </>
      )}
      <div className={classes.actions}>
        <Button type="submit" leftSection={<IconDownload size={18} aria-hidden />} loading={busy} disabled={!ready}>
          {messages.save}
        </Button>
        {canShareFile() && (
          <Button
            variant="default"
            leftSection={<IconShare3 size={18} aria-hidden />}
            disabled={!ready || busy}
            onClick={() => void save('share')}
          >
            {messages.share}
          </Button>
        )}
      </div>
    </form>
  )
}
