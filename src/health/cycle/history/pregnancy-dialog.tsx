import { NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { correctPastPregnancy } from '@/health/cycle/rules/log-changes'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/past-pregnancy'
import { spanText } from '@/kit/words/format-day'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { changeLog } from '../commands'
import classes from './history.module.css'

type PregnancyDialogProps = { userId: UserId; today: IsoDay; past: PastPregnancy; onClose: () => void }

const endings = [
  { value: 'birth', label: messages.birth },
  { value: 'loss', label: messages.loss },
]

/** Corrects when a past pregnancy began and ended, and how. */
export function PregnancyDialog({ userId, today, past, onClose }: PregnancyDialogProps) {
  const [opened] = useState(past)
  const [from, setFrom] = useState<string>(past.from)
  const [to, setTo] = useState<string>(past.to)
  const [ended, setEnded] = useState(past.ended)
  const first = parseDay(from)
  const last = parseDay(to)
  const problem = problemOf(first, last, today)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (first === null || last === null || problem.from || problem.to) return
    // Once its first day is corrected, a due date that was counted from the old one is void.
    const due = first === opened.from ? opened.due : null
    if (await changeLog(userId, correctPastPregnancy(opened, { from: first, to: last, due, ended }))) onClose()
  }
  return (
    <DialogFrame
      title={messages.changeOf({ span: spanText(opened.from, opened.to) })}
      position="bottom"
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          type="date"
          size="md"
          label={messages.from}
          required
          max={today}
          value={from}
          error={problem.from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          size="md"
          label={messages.to}
          required
          min={from}
          max={today}
          value={to}
          error={problem.to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={messages.ended}
          data={endings}
          value={ended}
          onChange={(event) => setEnded(event.currentTarget.value === 'birth' ? 'birth' : 'loss')}
        />
        <FormActions className={classes.actions} submitLabel={messages.save} onCancel={onClose} />
      </form>
    </DialogFrame>
  )
}

const problemOf = (
  from: IsoDay | null,
  to: IsoDay | null,
  today: IsoDay,
): { readonly from?: string; readonly to?: string } => {
  if (from === null) return { from: messages.noDay }
  if (to === null) return { to: messages.noDay }
  if (to <= from) return { to: messages.endsBefore }
  return to > today ? { to: messages.notComeYet } : {}
}
