// Chunk: tracker-log

import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { setUpLog } from '@/health/cycle/rules/log-changes'
import type { LogChange } from '@/health/cycle/rules/log-changes'
import { shapeBounds, type CycleShape } from '@/health/cycle/rules/phases'
import { addDays, parseDay, type IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-first-use'
import { isApple, isInstalled } from '@/kit/platform/installed'
import classes from './bloom.module.css'
import { LengthStepper } from './length-stepper'
import { PhaseRing } from './phase-ring'
import { useSaving } from './use-saving'

export type FirstUseProps = {
  today: IsoDay
  shape: CycleShape
  onChange: (change: LogChange) => Promise<void>
  /** Null if the rest of the tracker is shown already. */
  onSkip: (() => void) | null
}

const maxDaysAgo = 365

/** Asks for the three values that a first prediction needs. */
export function FirstUse({ today, shape, onChange, onSkip }: FirstUseProps) {
  const [date, setDate] = useState('')
  const [chosen, setChosen] = useState<Partial<CycleShape>>({})
  const lengths = { ...shape, ...chosen }
  const { busy, run } = useSaving()
  const start = parseDay(date)
  const outOfRange = start !== null && (start > today || start < addDays(today, -maxDaysAgo))
  return (
    <form
      className={classes.first}
      onSubmit={(event) => {
        event.preventDefault()
        if (start && !outOfRange)
          void run(
            () => onChange(setUpLog(start, chosen, today)),
            () => scrollTo({ top: 0 }),
          )
      }}
    >
      <div className={classes.welcome}>
        <PhaseRing shape={lengths} day={1}>
          <span className={classes.ringNumber}>{lengths.length}</span>
          <Text size="sm" c="var(--ink-soft)">
            {messages.days}
          </Text>
        </PhaseRing>
        <Title order={2} size="h3">
          {messages.welcome}
        </Title>
        <Text>{messages.welcomeText}</Text>
      </div>
      {isApple() && isInstalled() && <Text size="sm">{messages.loggedInSafari}</Text>}
      <TextInput
        type="date"
        label={messages.lastPeriod}
        description={messages.lastPeriodHint}
        required
        withAsterisk={false}
        min={addDays(today, -maxDaysAgo)}
        max={today}
        value={date}
        error={outOfRange ? messages.outOfRange : null}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <div className={classes.steppers}>
        <LengthStepper
          label={messages.cycleLength}
          value={lengths.length}
          bounds={shapeBounds.length}
          onChange={(length) => setChosen({ ...chosen, length })}
        />
        <LengthStepper
          label={messages.periodLength}
          value={lengths.periodLength}
          bounds={shapeBounds.periodLength}
          onChange={(periodLength) => setChosen({ ...chosen, periodLength })}
        />
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {messages.notSure}
      </Text>
      <Button type="submit" size="lg" loading={busy} disabled={!start || outOfRange}>
        {messages.showMyCycle}
      </Button>
      {onSkip && (
        <Button variant="subtle" onClick={onSkip}>
          {messages.doNotRemember}
        </Button>
      )}
    </form>
  )
}
