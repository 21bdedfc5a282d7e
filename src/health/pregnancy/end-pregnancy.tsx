// Chunk: pregnancy-sheets

import { Button, Text, UnstyledButton, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconBabyCarriage, IconHeart, IconDownload } from '@tabler/icons-react'
import { useState, useRef, type FormEvent } from 'react'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import * as messages from '#words/health/pregnancy/end'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { showToast } from '@/kit/feedback/toast'
import { pregnancyToasts, removePregnancy } from './commands'
import classes from './pregnancy.module.css'
import { reportError } from '@/store/error-log/error-log'
import { flushSync } from 'react-dom'
import { noCare } from '@/health/pregnancy/rules/care'
import { gestationStart } from '@/health/pregnancy/rules/gestation'
import { pastPregnancy } from '@/health/pregnancy/rules/record'
import { readEnd } from '@/health/pregnancy/rules/start'
import { endText, recordText, type EndKind } from '@/health/pregnancy/words/end'
import { endProblemTexts } from '@/health/pregnancy/words/start'
import { FormActions } from '@/kit/form/form-actions'
import { useBusy } from '@/kit/platform/use-busy'
import { downloadFile } from '@/kit/platform/save-file'
import { useCare } from './use-care'
import type { User } from '@/store/session/session-state'
import type { IsoDay } from '@/kit/rules/day'
import type { ShownPregnancy } from './shown-pregnancy'

const icons = { birth: IconBabyCarriage, loss: IconHeart, mistake: IconArrowBackUp } as const
const kinds = ['birth', 'loss', 'mistake'] as const

type EndPregnancyProps = {
  user: User
  today: IsoDay
  lastPeriod: IsoDay | null
  /** The record; after its removal, the record as it was before. */
  shown: ShownPregnancy
  onEnded: (past: PastPregnancy) => Promise<void>
  /** @param how null if the dialog was cancelled */
  onClose: (how: EndKind | null) => void
}

/** Ends a pregnancy or its tracking. Asks for the day and nothing else. */
export function EndPregnancy(props: EndPregnancyProps) {
  const { user, shown, onEnded, onClose } = props
  const [kind, setKind] = useState<EndKind | null>(null)
  const { busy, whileBusy } = useBusy()

  const end = async (past: PastPregnancy | null) => {
    try {
      await whileBusy(async () => {
        // The cycle log comes first: without this entry the pregnancy would count as one long cycle.
        if (past) await onEnded(past)
        await removePregnancy(user, shown)
      })
      onClose(past?.ended ?? 'mistake')
    } catch (error) {
      void reportError('private', error)
      showToast(pregnancyToasts.refused)
    }
  }

  return (
    <DialogFrame title={kind ? endText[kind].title : messages.ask} position="bottom" onClose={() => onClose(null)}>
      {kind === null ? (
        <ul className={classes.choices}>
          {kinds.map((option) => {
            const Icon = icons[option]
            return (
              <li key={option}>
                <UnstyledButton className={classes.choice} onClick={() => setKind(option)}>
                  <Icon size={24} aria-hidden />
                  {endText[option].choice}
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      ) : (
        <EndForm
          key={kind}
          {...props}
          kind={kind}
          busy={busy}
          onEnd={(past) => void end(past)}
          onBack={() => setKind(null)}
        />
      )}
      {kind === null && (
        <>
          <Text size="sm" c="var(--ink-soft)" my="sm">
            {messages.unconfirmed}
          </Text>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => onClose(null)}>
              {messages.cancel}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}

type EndFormProps = Pick<EndPregnancyProps, 'user' | 'today' | 'lastPeriod' | 'shown'> & {
  kind: EndKind
  busy: boolean
  /** @param past null if tracking was turned on by mistake */
  onEnd: (past: PastPregnancy | null) => void
  onBack: () => void
}

function EndForm({ user, today, lastPeriod, shown: { record }, kind, busy, onEnd, onBack }: EndFormProps) {
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
