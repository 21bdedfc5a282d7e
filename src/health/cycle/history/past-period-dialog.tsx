import { Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { logPeriod } from '@/health/cycle/rules/log-changes'
import { shapeBounds } from '@/health/cycle/rules/phases'
import { daysBetween, parseDay, type IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-history'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { changeLog } from '../commands'
import classes from './history.module.css'

type PastPeriodDialogProps = { userId: UserId; today: IsoDay; onClose: () => void }

/** Logs a past period by its first and last day. */
export function PastPeriodDialog({ userId, today, onClose }: PastPeriodDialogProps) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const span = readSpan(from, to, today)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if ('from' in span && (await changeLog(userId, logPeriod(span.from, span.to)))) onClose()
  }
  const problems = 'from' in span ? {} : span
  return (
    <DialogFrame title={messages.logPast} position="bottom" onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <Text c="var(--ink-soft)">{messages.pastText}</Text>
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={messages.firstDay}
            required
            max={today}
            value={from}
            error={submitted && problems.first}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={messages.lastDay}
            required
            min={from}
            max={today}
            value={to}
            error={submitted && problems.last}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <FormActions className={classes.actions} submitLabel={messages.save} onCancel={onClose} />
      </form>
    </DialogFrame>
  )
}

type Span = { readonly from: IsoDay; readonly to: IsoDay } | { readonly first?: string; readonly last?: string }

const maxDays = shapeBounds.periodLength.max

/** The two days, or an error message for one of the fields. */
const readSpan = (from: string, to: string, today: IsoDay): Span => {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null) return { first: messages.chooseFirst }
  if (first > today) return { first: messages.notComeYet }
  if (last === null) return { last: messages.chooseLast }
  if (last < first) return { last: messages.endsBefore }
  if (last > today) return { last: messages.notComeYet }
  if (daysBetween(first, last) >= maxDays) return { last: messages.tooLong({ days: String(maxDays) }) }
  return { from: first, to: last }
}
