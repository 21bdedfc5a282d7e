import { Text, Title } from '@mantine/core'
import * as messages from '@/messages/cycle/screens-history.gen'
import { spanText } from '@/messages/shared/format-day'
import type { HistoryItem } from '@/domain/cycle/period-history'
import { Card } from '@/ui/layout/card'

/** A past pregnancy. A loss is shown without any details. */
export function PregnancyCard({ item: { entry, ended } }: { item: Extract<HistoryItem, { kind: 'pregnancy' }> }) {
  return (
    <Card>
      <Title order={2} size="h5">
        {messages.pregnancyOf({ span: spanText(entry.period_start_date, entry.period_end_date) })}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {ended === 'birth' && entry.pregnancy_week !== null && `${messages.birthInWeek({ week: String(entry.pregnancy_week) })} `}
        {messages.doWithout}
      </Text>
    </Card>
  )
}
