import { Button, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { changeProfile, changeShape } from '@/health/cycle/rules/log-changes'
import {
  lastPeriodOf,
  lastPeriodProblem,
  setLastPeriod,
  type LastPeriodProblem,
} from '@/health/cycle/rules/last-period'
import type { CycleLog } from '@/health/cycle/rules/log'
import { shapeBounds, type CycleShape } from '@/health/cycle/rules/phases'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { readQuantity } from '@/kit/rules/typed-number'
import * as messages from '#words/health/cycle/screens-settings'
import { changeLog, seenToast } from '../commands'
import { SettingSwitch } from './setting-switch'
import { Section } from './section'
import classes from './settings.module.css'

type CycleSettingsProps = { userId: UserId; today: IsoDay; log: CycleLog }

const fieldLabels = {
  length: messages.cycleLength,
  periodLength: messages.periodLength,
  lutealLength: messages.lutealLength,
} as const satisfies Record<keyof CycleShape, string>
type FormValues = Readonly<Record<keyof CycleShape | 'last', string>>

const shapeParts = ['length', 'periodLength', 'lutealLength'] as const satisfies readonly (keyof CycleShape)[]

const lastProblems: Readonly<Record<LastPeriodProblem, string>> = {
  future: messages.notComeYet,
  'before-another': messages.anotherNearby,
}

/** Values that predictions start from, and options of the fertile window. */
export function CycleSettings({ userId, today, log }: CycleSettingsProps) {
  const { shape, firstYears, widerWindow } = log.profile
  const saved: FormValues = {
    last: lastPeriodOf(log, today)?.start ?? '',
    length: String(shape.length),
    periodLength: String(shape.periodLength),
    lutealLength: String(shape.lutealLength),
  }
  const [edits, setEdits] = useState<Partial<FormValues>>({})
  const values: FormValues = { ...saved, ...edits }
  const edit = (field: keyof FormValues) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setEdits((current) => ({ ...current, [field]: value }))
  }
  const [last, lastProblem] = readLast(log, values.last, today)
  const numbers = {
    length: readDays('length', values),
    periodLength: readDays('periodLength', values),
    lutealLength: readDays('lutealLength', values),
  }
  const complete = shapeParts.every((part) => numbers[part] !== null) && lastProblem === null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!complete) return
    const edited: Partial<CycleShape> = Object.fromEntries(
      shapeParts.filter((part) => part in edits).map((part) => [part, numbers[part]]),
    )
    const succeeded = await changeLog(userId, (before) => {
      const dated = last === null ? before : setLastPeriod(last, today)(before)
      return changeShape(edited)(dated)
    })
    if (succeeded) setEdits({})
  }
  const numberField = (field: keyof CycleShape, description?: string) => (
    <TextInput
      label={fieldLabels[field]}
      inputMode="numeric"
      value={values[field]}
      error={
        numbers[field] === null &&
        messages.bounds({ min: String(shapeBounds[field].min), max: String(shapeBounds[field].max) })
      }
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={edit(field)}
    />
  )
  return (
    <Section title={messages.yourCycle} intro={messages.yourCycleIntro}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          type="date"
          label={messages.lastPeriod}
          max={today}
          value={values.last}
          error={lastProblem}
          onChange={edit('last')}
        />
        <div className={classes.pair}>
          {numberField('length')}
          {numberField('periodLength')}
        </div>
        {numberField('lutealLength', messages.lutealLengthHint)}
        <Button type="submit" disabled={!complete || Object.keys(edits).length === 0}>
          {messages.save}
        </Button>
      </form>
      <div className={classes.apart}>
        <SettingSwitch
          label={messages.firstYears}
          checked={firstYears}
          onChange={(checked) => void changeLog(userId, changeProfile({ firstYears: checked }), seenToast)}
        />
        <SettingSwitch
          label={messages.widerWindow}
          checked={widerWindow}
          onChange={(checked) => void changeLog(userId, changeProfile({ widerWindow: checked }), seenToast)}
        />
        <Text size="sm" c="var(--ink-soft)">
          {messages.optionsText}
        </Text>
      </div>
    </Section>
  )
}

/** A whole number of days within the bounds; null for anything else. */
const readDays = (field: keyof CycleShape, values: FormValues): number | null => {
  const { min, max } = shapeBounds[field]
  const typed = readQuantity(values[field], { min, max })
  return typed.kind === 'amount' && Number.isInteger(typed.amount) && typed.amount >= min && typed.amount <= max
    ? typed.amount
    : null
}

/** The entered day and its error message. Both are null if the field is empty or unchanged. */
const readLast = (log: CycleLog, text: string, today: IsoDay): [IsoDay | null, string | null] => {
  const day = parseDay(text)
  if (day === null || day === lastPeriodOf(log, today)?.start) return [null, null]
  const problem = lastPeriodProblem(log, day, today)
  return [day, problem === null ? null : lastProblems[problem]]
}
