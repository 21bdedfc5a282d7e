import { Badge, Button, Text, Title } from '@mantine/core'
import * as messages from '#words/health/cycle/screens-history'
import { spanText } from '@/kit/words/format-day'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Flow } from '@/health/cycle/rules/history'
import { leftOutTexts } from '@/health/cycle/words/log'
import type { CycleStatus, HistoryItem } from '@/health/cycle/rules/period-history'
import { moodTexts, symptomLabels } from '@/health/cycle/words/symptoms'
import { Card } from '@/kit/layout/card'
import { TallText } from '@/kit/layout/tall-text'
import classes from './history.module.css'

type PeriodCardProps = {
  item: Extract<HistoryItem, { kind: 'period' }>
  onChange: (start: IsoDay) => void
  onDay: (day: IsoDay) => void
}

const flowNames = {
  spotting: messages.spotting,
  light: messages.light,
  medium: messages.medium,
  heavy: messages.heavy,
} as const satisfies Record<Flow, string>

/** A period and the cycle that it started. */
export function PeriodCard({ item: { entry, status, open }, onChange, onDay }: PeriodCardProps) {
  const {
    period_start_date: start,
    period_end_date: end,
    cycle_length: length,
    flow_intensity: flow,
    symptoms: symptomIds,
    mood,
    notes,
  } = entry
  const span = spanText(start, end)
  const facts = [
    open ? messages.endNotKnown : messages.daysOfBleeding({ days: daysBetween(start, end) + 1 }),
    length === null ? messages.stillRunning : messages.cycleOf({ days: length }),
    ...(flow ? [flowNames[flow]] : []),
  ]
  const feelings = [...symptomIds.map((id) => symptomLabels[id]), ...(mood ? [moodTexts[mood].label] : [])]
  const statusLabel = statusLabelOf(status)
  return (
    <Card className={classes.card} data-left-out={status.kind === 'left-out'}>
      <div className={classes.title}>
        <Title order={2} size="h5">
          {span}
        </Title>
        {statusLabel && (
          <Badge variant="light" color="gray" className={classes.mark}>
            {statusLabel}
          </Badge>
        )}
      </div>
      <Text size="sm">{facts.join(' · ')}</Text>
      {feelings.length > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {feelings.join(', ')}
        </Text>
      )}
      {notes !== '' && (
        <TallText text={notes}>
          <Text size="sm" className={classes.notes}>
            {notes}
          </Text>
        </TallText>
      )}
      <div className={classes.actions}>
        <Button variant="light" aria-label={messages.openDaysOf({ span })} onClick={() => onDay(start)}>
          {messages.openDays}
        </Button>
        <Button variant="default" aria-label={messages.changeOf({ span })} onClick={() => onChange(start)}>
          {messages.change}
        </Button>
      </div>
    </Card>
  )
}

const statusLabelOf = (status: CycleStatus): string | null => {
  if (status.kind === 'left-out') return messages.leftOut({ reason: leftOutTexts[status.reason] })
  return status.kind === 'counted' || status.kind === 'running' ? null : messages.notCounted
}
