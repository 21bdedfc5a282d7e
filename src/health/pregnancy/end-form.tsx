import { Button, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import { noCare } from '@/health/pregnancy/rules/care'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import { pastPregnancy } from '@/health/pregnancy/rules/record'
import { readEnd } from '@/health/pregnancy/rules/start'
import * as messages from '#words/health/pregnancy/end'
import { recordText } from '@/health/pregnancy/words/record-text'
import { endProblemTexts } from '@/health/pregnancy/words/start'
import { FormActions } from '@/kit/form/form-actions'
import { downloadFile } from '@/kit/platform/save-file'
import type { EndPregnancyProps } from './end-props'
import { endText, type EndKind } from './end-text'
import classes from './pregnancy.module.css'
import { useCare } from './use-care'

type EndFormProps = Pick<EndPregnancyProps, 'user' | 'today' | 'lastPeriod' | 'shown'> & {
  kind: EndKind
  busy: boolean
  /** @param past null if tracking was turned on by mistake */
  onEnd: (past: PastPregnancy | null) => void
  onBack: () => void
}

export function EndForm({ user, today, lastPeriod, shown: { record }, kind, busy, onEnd, onBack }: EndFormProps) {
  const [day, setDay] = useState<string>(today)
  const [problem, setProblem] = useState<string>('')
  const dayField = useRef<HTMLInputElement>(null)
  const text = endText[kind]
  const care = useCare(user, record.due) ?? noCare

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (kind === 'mistake') return onEnd(null)
    const reading = readEnd(day, record.due, today)
    if (reading.day !== null) return onEnd(pastPregnancy(record.due, lastPeriod, reading.day, kind))
    flushSync(() => setProblem(endProblemTexts[reading.problem]))
    dayField.current?.focus()
  }

  const saveCopy = () =>
    downloadFile({
      name: 'my-pregnancy.txt',
      text: recordText(record, care, today, Date.now()),
      type: 'text/plain;charset=utf-8',
    })

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Text>{text.intro}</Text>
      {text.day && (
        <TextInput
          ref={dayField}
          type="date"
          label={text.day}
          min={gestationStart(record.due)}
          max={today}
          value={day}
          error={problem}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            setProblem('')
          }}
        />
      )}
      <div className={classes.goes}>
        <Text size="sm">{messages.whatGoes}</Text>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={saveCopy}>
          {messages.saveCopy}
        </Button>
      </div>
      <FormActions
        className={classes.actions}
        submitLabel={text.confirm}
        cancelLabel={messages.back}
        disabled={busy}
        onCancel={onBack}
      />
    </form>
  )
}
