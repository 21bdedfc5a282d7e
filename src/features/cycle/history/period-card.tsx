import { Badge, Button, Text, Title } from '@mantine/core'
import { countText, spanText } from '@/messages/shared/format-day'
import { daysBetween, type IsoDay } from '@/domain/shared/day'
import type { Flow } from '@/domain/cycle/history'
import { leftOutTexts } from '@/messages/cycle/log'
import type { CycleStatus, HistoryItem } from '@/domain/cycle/period-history'
import { moodTexts, symptomLabels } from '@/messages/cycle/symptoms'
import { Card } from '@/ui/layout/card'
import classes from './history.module.css'

type PeriodCardProps = {
  item: Extract<HistoryItem, { kind: 'period' }>
  onChange: (start: IsoDay) => void
  onDay: (day: IsoDay) => void
}

const flowNames: Readonly<Record<Flow, string>> = { spotting: 'Spotting', light: 'Light flow', medium: 'Medium flow', heavy: 'Heavy flow' }

/** A period and the cycle that it started. */
export function PeriodCard({ item: { entry, status, open }, onChange, onDay }: PeriodCardProps) {
  const { period_start_date: start, period_end_date: end, cycle_length: length, flow_intensity: flow, symptoms: symptomIds, mood, notes } = entry
  const span = spanText(start, end)
  const facts = [
    open ? 'end not known yet' : `${countText(daysBetween(start, end) + 1, 'day')} of bleeding`,
    length === null ? 'cycle still running' : `cycle of ${countText(length, 'day')}`,
    ...(flow ? [flowNames[flow].toLowerCase()] : []),
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
        <Text size="sm" className={classes.notes}>
          {notes}
        </Text>
      )}
      <div className={classes.actions}>
        <Button variant="light" aria-label={`Open the days of ${span}`} onClick={() => onDay(start)}>
          Open its days
        </Button>
        <Button variant="default" aria-label={`Change the period of ${span}`} onClick={() => onChange(start)}>
          Change
        </Button>
      </div>
    </Card>
  )
}

const statusLabelOf = (status: CycleStatus): string | null => {
  if (status.kind === 'left-out') return `Left out: ${leftOutTexts[status.reason]}`
  return status.kind === 'counted' || status.kind === 'running' ? null : 'Not counted'
}
