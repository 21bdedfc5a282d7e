// Chunk: tracker-history

import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { removePeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import { undoOf } from '@/health/cycle/rules/undo'
import { periodHistory, type HistoryItem } from '@/health/cycle/rules/period-history'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { removed } from '#words/health/cycle/screens-calendar'
import * as messages from '#words/health/cycle/screens-history'
import { undo as undoLabel } from '#words/health/cycle/screens-tracker'
import { spanText } from '@/kit/words/format-day'
import { EmptyState } from '@/kit/feedback/empty-state'
import { lazyPart } from '@/kit/platform/lazy-part'
import { changeLog } from '../commands'
import type { CycleView } from '../queries'
import classes from './history.module.css'
import { PastPeriodDialog } from './past-period-dialog'
import { PeriodCard } from './period-card'
import { PeriodDialog } from './period-dialog'

const PregnancyCard = lazyPart(() => import('./pregnancy-card').then((loaded) => loaded.PregnancyCard))
const EmergencyPillCard = lazyPart(() => import('./emergency-pill-card').then((loaded) => loaded.EmergencyPillCard))

type HistoryProps = {
  userId: UserId
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** Opens a day for logging. */
  onDay: (day: IsoDay) => void
}

/**
 * All periods, newest first. Each can be left out of predictions or removed, and an emergency pill taken back or a
 * pregnancy corrected.
 */
export function History({ userId, today, open: { log, outlook }, onDay }: HistoryProps) {
  const items = useMemo(() => periodHistory(log, outlook, today), [log, outlook, today])
  const [editedStart, setEditedStart] = useState<IsoDay | null>(null)
  const [adding, setAdding] = useState(false)
  const edited = items.find((item) => item.kind === 'period' && item.entry.period_start_date === editedStart)
  const save = async (change: LogChange) => {
    if (await changeLog(userId, change)) setEditedStart(null)
  }
  const remove = async ({
    period_start_date: start,
    period_end_date: end,
  }: Extract<HistoryItem, { kind: 'period' }>['entry']) => {
    const change = removePeriod(start)
    const undo = () => void changeLog(userId, undoOf(log, change))
    if (
      await changeLog(userId, change, {
        title: removed,
        description: spanText(start, end),
        action: { label: undoLabel, onClick: undo },
      })
    )
      setEditedStart(null)
  }
  return (
    <div className={classes.history}>
      <div className={classes.head}>
        <Text c="var(--ink-soft)">{items.length === 0 ? messages.comeHere : messages.leaveOutHint}</Text>
        <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {messages.logPast}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState image="/pictures/home.svg#tile-cycle" text={messages.noPeriods} />
      ) : (
        <ul className={classes.list} aria-label={messages.title}>
          {items.map((item) => (
            <ItemCard
              key={keyOf(item)}
              userId={userId}
              today={today}
              item={item}
              onChange={setEditedStart}
              onDay={onDay}
            />
          ))}
        </ul>
      )}
      {edited?.kind === 'period' && (
        <PeriodDialog
          key={edited.entry.period_start_date}
          item={edited}
          onClose={() => setEditedStart(null)}
          onChange={(change) => void save(change)}
          onRemove={() => void remove(edited.entry)}
        />
      )}
      {adding && <PastPeriodDialog userId={userId} today={today} onClose={() => setAdding(false)} />}
    </div>
  )
}

const keyOf = (item: HistoryItem): string =>
  `${item.kind}-${item.kind === 'emergency-pill' ? `${item.pill.taken}-${item.pill.kind}` : item.entry.period_start_date}`

type ItemCardProps = {
  userId: UserId
  today: IsoDay
  item: HistoryItem
  onChange: (start: IsoDay) => void
  onDay: (day: IsoDay) => void
}

function ItemCard({ userId, today, item, onChange, onDay }: ItemCardProps) {
  switch (item.kind) {
    case 'period':
      return <PeriodCard item={item} onChange={onChange} onDay={onDay} />
    case 'pregnancy':
      return (
        <Suspense>
          <PregnancyCard userId={userId} today={today} item={item} />
        </Suspense>
      )
    case 'emergency-pill':
      return (
        <Suspense>
          <EmergencyPillCard userId={userId} pill={item.pill} />
        </Suspense>
      )
  }
}
