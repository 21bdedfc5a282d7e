// Chunk: pregnancy-sheets

import { Button, Text, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/store/session/session-state'
import { useDraft } from '@/store/use-draft'
import { valueOf } from '@/kit/rules/choice'
import type { IsoDay } from '@/kit/rules/day'
import { lastWeek } from '@/health/pregnancy/rules/gestation'
import { gestationLabel } from '@/health/pregnancy/words/format'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { readStart, startWayValues, type StartDraft, type StartWay } from '@/health/pregnancy/rules/start'
import { startProblemTexts, startWays } from '@/health/pregnancy/words/start'
import { shortDayWithYear } from '@/kit/words/format-day'
import * as messages from '#words/health/pregnancy/start-form'
import { Chips } from '@/kit/form/chips'
import { startPregnancy, useSavePregnancy } from './commands'
import classes from './pregnancy.module.css'

const dayLabels: Readonly<Record<Exclude<StartWay, 'week'>, string>> = {
  'last-period': messages.firstDay,
  'due-date': messages.dueDate,
  conception: messages.conceptionDay,
}

type StartFormProps = { user: User; today: IsoDay; lastPeriod: IsoDay | null; onStarted: () => void }

export function StartForm({ user, today, lastPeriod, onStarted }: StartFormProps) {
  // The field begins with the last logged period; the draft keeps a day only once it is typed.
  const { values, change, clear } = useDraft('pregnancy-start', {
    way: 'last-period',
    lastPeriod: lastPeriod ?? '',
    day: '',
    week: '',
    extraDays: '',
  })
  const [checked, setChecked] = useState(false)
  const { busy, save } = useSavePregnancy()
  const form = useRef<HTMLFormElement>(null)

  const way = valueOf(startWayValues, values.way)
  const dayField = way === 'last-period' ? 'lastPeriod' : 'day'
  const draft: StartDraft = { way, day: values[dayField], week: values.week, extraDays: values.extraDays }
  const reading = readStart(draft, today)
  const choose = (value: string) => {
    clear()
    change({ way: value })
    setChecked(false)
  }
  const errorOf = (field: 'day' | 'week' | 'extraDays') =>
    checked && !reading.ok && reading.field === field && startProblemTexts[reading.problem]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reading.ok) {
      const started = () => {
        clear()
        onStarted()
      }
      void save(() => startPregnancy(user, reading.due, today), started)
      return
    }
    flushSync(() => setChecked(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <section className={classes.card} aria-labelledby="pregnancy-start">
      <Title order={2} size="h3" id="pregnancy-start">
        {messages.title}
      </Title>
      <Text c="var(--ink-soft)" mt={4}>
        {messages.intro}
      </Text>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <div>
          <Text fw={600} aria-hidden>
            {messages.countFrom}
          </Text>
          <Chips fit label={messages.countFrom} options={startWays} value={draft.way} onChange={choose} />
        </div>
        {draft.way === 'week' ? (
          <div className={classes.pair}>
            <TextInput
              label={messages.fullWeeks}
              description={messages.weeksRange({ last: String(lastWeek) })}
              inputMode="numeric"
              maxLength={2}
              value={draft.week}
              error={errorOf('week')}
              onChange={({ currentTarget }) => change({ week: currentTarget.value })}
            />
            <TextInput
              label={messages.andDays}
              description={messages.daysRange}
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
            description={draft.way === 'due-date' ? messages.dueDateHint : undefined}
            value={draft.day}
            error={errorOf('day')}
            onChange={({ currentTarget }) => change({ [dayField]: currentTarget.value })}
          />
        )}
        <Text role="status" className={classes.preview}>
          {reading.ok &&
            messages.preview({
              age: gestationLabel(gestationNow(today, reading.due)),
              due: shortDayWithYear(reading.due),
            })}
        </Text>
        <Button type="submit" disabled={busy}>
          {messages.submit}
        </Button>
      </form>
      <Text size="sm" c="var(--ink-soft)" mt="sm">
        {messages.estimate}
      </Text>
    </section>
  )
}
