import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { emergencyPills, type EmergencyPill } from '@/domain/cycle/contraception'
import { valueOf } from '@/domain/shared/choice'
import { parseDay, type IsoDay } from '@/domain/shared/day'
import { emergencyNotes, emergencyPillNames, emergencyTexts } from '@/messages/cycle/contraception'
import { labelled } from '@/messages/shared/labelled'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import classes from './contraception.module.css'

type EmergencySheetProps = { today: IsoDay; busy: boolean; onClose: () => void; onTaken: (pill: EmergencyPill) => void }

const kinds = labelled(emergencyPills, emergencyPillNames)

/** What helps after unprotected sex, until when, and where; and the day on which a pill was taken. */
export function EmergencySheet({ today, busy, onClose, onTaken }: EmergencySheetProps) {
  const [kind, setKind] = useState<EmergencyPill['kind']>('levonorgestrel')
  const [taken, setTaken] = useState<string>(today)
  const day = parseDay(taken)
  const isRight = day !== null && day <= today
  return (
    <DialogFrame title="Emergency contraception" position="bottom" onClose={onClose}>
      <div className={classes.form}>
        <Text>After sex without protection, or when it failed. Best first:</Text>
        <ol className={classes.texts}>
          {emergencyTexts.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> {text}
            </li>
          ))}
        </ol>
        <ul className={classes.texts}>
          {emergencyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Text size="sm" c="var(--ink-soft)">
          Sources: WHO, Emergency contraception; NHS; FSRH.
        </Text>
        <NativeSelect label="I took a pill" size="md" data={kinds} value={kind} onChange={({ currentTarget }) => setKind(valueOf(emergencyPills, currentTarget.value))} />
        <TextInput type="date" label="On" size="md" max={today} value={taken} error={!isRight && 'This day has not come yet, or is none.'} onChange={({ currentTarget }) => setTaken(currentTarget.value)} />
        <Button disabled={busy || !isRight} onClick={() => day && onTaken({ kind, taken: day })}>
          Save
        </Button>
      </div>
    </DialogFrame>
  )
}
