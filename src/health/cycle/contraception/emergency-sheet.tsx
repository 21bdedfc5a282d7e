import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { emergencyPills, type EmergencyPill } from '@/health/cycle/rules/contraception'
import { valueOf } from '@/kit/rules/choice'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import { emergencyPillNames } from '@/health/cycle/words/contraception'
import { emergencyNotes, emergencyTextsFor } from '@/health/cycle/words/contraception-help'
import * as messages from '#words/health/cycle/screens-contraception'
import { labelled } from '@/kit/words/labelled'
import { RichText } from '@/kit/layout/rich-text'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './contraception.module.css'
import { InducersQuestion, type InducersQuestionProps } from './inducers-question'

type EmergencySheetProps = InducersQuestionProps & {
  today: IsoDay
  busy: boolean
  onClose: () => void
  onTaken: (pill: EmergencyPill) => void
}

const bold = (text: string) => <b>{text}</b>

const kinds = labelled(emergencyPills, emergencyPillNames)

/** The help after unprotected sex, until when, and where; and the day on which a pill was taken. */
export function EmergencySheet({ today, takesInducers, busy, onClose, onInducers, onTaken }: EmergencySheetProps) {
  const [kind, setKind] = useState<EmergencyPill['kind']>('levonorgestrel')
  const [taken, setTaken] = useState<string>(today)
  const day = parseDay(taken)
  const isRight = day !== null && day <= today
  return (
    <DialogFrame title={messages.emergencyContraception} position="bottom" onClose={onClose}>
      <div className={classes.form}>
        <InducersQuestion takesInducers={takesInducers} onInducers={onInducers} />
        <Text>{messages.bestFirst}</Text>
        <ol className={classes.texts}>
          {emergencyTextsFor(takesInducers).map(({ title, text }) => (
            <li key={title}>
              <RichText parts={messages.way({ title, text, b: bold })} />
            </li>
          ))}
        </ol>
        <ul className={classes.texts}>
          {emergencyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Text size="sm" c="var(--ink-soft)">
          {messages.sources}
        </Text>
        <NativeSelect
          label={messages.tookPill}
          size="md"
          data={kinds}
          value={kind}
          onChange={({ currentTarget }) => setKind(valueOf(emergencyPills, currentTarget.value))}
        />
        <TextInput
          type="date"
          label={messages.on}
          size="md"
          max={today}
          value={taken}
          error={!isRight && messages.wrongDay}
          onChange={({ currentTarget }) => setTaken(currentTarget.value)}
        />
        <Button disabled={busy || !isRight} onClick={() => day && onTaken({ kind, taken: day })}>
          {messages.save}
        </Button>
      </div>
    </DialogFrame>
  )
}
