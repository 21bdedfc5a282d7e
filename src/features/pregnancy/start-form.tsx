import { Button, Text, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/data/session/session-state'
import { valueOf } from '@/domain/shared/choice'
import type { IsoDay } from '@/domain/shared/day'
import { lastWeek } from '@/domain/pregnancy/gestation'
import { gestationLabel } from '@/messages/pregnancy/format'
import { gestationNow } from '@/domain/pregnancy/record'
import { readStart, startWayValues, type StartDraft, type StartWay } from '@/domain/pregnancy/start'
import { startProblemTexts, startWays } from '@/messages/pregnancy/start'
import { shortDayWithYear } from '@/messages/shared/format-day'
import { Chips } from '@/ui/form/chips'
import { startPregnancy } from './commands'
import classes from './pregnancy.module.css'
import { useSavePregnancy } from './use-save-pregnancy'

const dayLabels: Readonly<Record<Exclude<StartWay, 'week'>, string>> = {
  'last-period': 'First day of your last period',
  'due-date': 'Due date',
  conception: 'Day of conception',
}

type StartFormProps = { user: User; today: IsoDay; lastPeriod: IsoDay | null }

/** `day` is null until edited; the form then shows the last logged period. */
type FormValues = Omit<StartDraft, 'day'> & { readonly day: string | null }
const emptyValues = (way: StartWay): FormValues => ({ way, day: null, week: '', extraDays: '' })

export function StartForm({ user, today, lastPeriod }: StartFormProps) {
  const [values, setValues] = useState<FormValues>(() => emptyValues('last-period'))
  const [checked, setChecked] = useState(false)
  const { busy, run } = useSavePregnancy()
  const form = useRef<HTMLFormElement>(null)

  // Not the initial state: the log may load after this form has rendered.
  const draft: StartDraft = { ...values, day: values.day ?? (values.way === 'last-period' ? (lastPeriod ?? '') : '') }
  const reading = readStart(draft, today)
  const change = (part: Partial<FormValues>) => setValues((current) => ({ ...current, ...part }))
  const choose = (value: string) => {
    setValues(emptyValues(valueOf(startWayValues, value)))
    setChecked(false)
  }
  const errorOf = (field: 'day' | 'week' | 'extraDays') => checked && !reading.ok && reading.field === field && startProblemTexts[reading.problem]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reading.ok) {
      void run(() => startPregnancy(user, reading.due, today))
      return
    }
    flushSync(() => setChecked(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <section className={classes.card} aria-labelledby="pregnancy-start">
      <Title order={2} size="h3" id="pregnancy-start">
        Track a pregnancy
      </Title>
      <Text c="var(--ink-soft)" mt={4}>
        Tell one thing that you know, and Comrade counts the weeks. While you track it, period predictions and reminders pause. The record is kept with your account, and only you can read it.
      </Text>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <div className={classes.ways}>
          <Text fw={600} aria-hidden>
            Count from
          </Text>
          <Chips label="Count from" options={startWays} value={draft.way} onChange={choose} />
        </div>
        {draft.way === 'week' ? (
          <div className={classes.pair}>
            <TextInput
              label="Full weeks"
              description={`1 to ${lastWeek}`}
              inputMode="numeric"
              maxLength={2}
              value={draft.week}
              error={errorOf('week')}
              onChange={({ currentTarget }) => change({ week: currentTarget.value })}
            />
            <TextInput
              label="and days"
              description="0 to 6, if you know"
              inputMode="numeric"
              maxLength={1}
              value={draft.extraDays}
              error={errorOf('extraDays')}
              onChange={({ currentTarget }) => change({ extraDays: currentTarget.value })}
            />
          </div>
        ) : (
          <TextInput
            key={draft.way}
            type="date"
            label={dayLabels[draft.way]}
            description={draft.way === 'due-date' ? 'As your clinic or a scan gave it.' : undefined}
            value={draft.day}
            error={errorOf('day')}
            onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          />
        )}
        <Text role="status" className={classes.preview}>
          {reading.ok && `${gestationLabel(gestationNow(today, reading.due))} today. The baby is due around ${shortDayWithYear(reading.due)}.`}
        </Text>
        <Button type="submit" disabled={busy}>
          Start tracking
        </Button>
      </form>
      <Text size="sm" c="var(--ink-soft)" mt="sm">
        This is an estimate. A date from your clinic or a scan is better, and you can put it in at any time.
      </Text>
    </section>
  )
}
