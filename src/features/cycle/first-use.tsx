import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { firstPeriodDays } from '@/domain/cycle/first-period-days'
import type { LogChange } from '@/domain/cycle/commands'
import { shapeBounds, type CycleShape } from '@/domain/cycle/phases'
import { addDays, parseDay, type IsoDay } from '@/domain/shared/day'
import classes from './bloom.module.css'
import { LengthStepper } from './length-stepper'
import { PhaseRing } from './phase-ring'
import { useSaving } from './use-saving'

type FirstUseProps = {
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
  const [lengths, setLengths] = useState(shape)
  const { busy, run } = useSaving()
  const start = parseDay(date)
  const outOfRange = start !== null && (start > today || start < addDays(today, -maxDaysAgo))
  return (
    <form
      className={classes.first}
      onSubmit={(event) => {
        event.preventDefault()
        if (start && !outOfRange) void run(() => onChange(firstPeriodDays(start, lengths, today)), () => scrollTo({ top: 0 }))
      }}
    >
      <div className={classes.welcome}>
        <PhaseRing shape={lengths} day={1}>
          <span className={classes.ringNumber}>{lengths.length}</span>
          <Text size="sm" c="var(--ink-soft)">
            days
          </Text>
        </PhaseRing>
        <Title order={2} size="h3">
          Karibu. Let us begin.
        </Title>
        <Text>Three small answers, and you will see where you are in your cycle. They stay on this phone and are never sent anywhere.</Text>
      </div>
      <TextInput
        type="date"
        label="When did your last period start?"
        description="The first day of bleeding. A guess is fine."
        required
        withAsterisk={false}
        min={addDays(today, -maxDaysAgo)}
        max={today}
        value={date}
        error={outOfRange ? 'Please choose a day within the last year' : null}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <div className={classes.steppers}>
        <LengthStepper label="Cycle length" value={lengths.length} bounds={shapeBounds.length} onChange={(length) => setLengths({ ...lengths, length })} />
        <LengthStepper
          label="Period length"
          value={lengths.periodLength}
          bounds={shapeBounds.periodLength}
          onChange={(periodLength) => setLengths({ ...lengths, periodLength })}
        />
      </div>
      <Text size="sm" c="var(--ink-soft)">
        Not sure? 28 and 5 days are a good beginning. Your own log corrects them as it grows.
      </Text>
      <Button type="submit" size="lg" loading={busy} disabled={!start || outOfRange}>
        Show my cycle
      </Button>
      {onSkip && (
        <Button variant="subtle" onClick={onSkip}>
          I do not remember: open the calendar
        </Button>
      )}
    </form>
  )
}
