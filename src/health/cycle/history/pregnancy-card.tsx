import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { addPastPregnancy, removePastPregnancy } from '@/health/cycle/rules/log-changes'
import type { HistoryItem } from '@/health/cycle/rules/period-history'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/past-pregnancy'
import { birthInWeek, doWithout, pregnancyOf } from '#words/health/cycle/screens-history'
import { spanText } from '@/kit/words/format-day'
import { Card } from '@/kit/layout/card'
import { lazyPart } from '@/kit/platform/lazy-part'
import { changeLog } from '../commands'
import classes from './history.module.css'

const PregnancyDialog = lazyPart(() => import('./pregnancy-dialog').then((loaded) => loaded.PregnancyDialog))

type PregnancyCardProps = { userId: UserId; today: IsoDay; item: Extract<HistoryItem, { kind: 'pregnancy' }> }

/**
 * A past pregnancy. A loss is shown without any details. It can be corrected, and removed if it was recorded by
 * mistake.
 */
export function PregnancyCard({ userId, today, item: { entry, past } }: PregnancyCardProps) {
  const [changing, setChanging] = useState(false)
  const span = spanText(past.from, past.to)
  const remove = () =>
    void changeLog(userId, removePastPregnancy(past), {
      title: messages.removed,
      description: span,
      action: { label: messages.undo, onClick: () => void changeLog(userId, addPastPregnancy(past)) },
    })
  return (
    <Card className={classes.card}>
      <Title order={2} size="h5">
        {pregnancyOf({ span })}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {past.ended === 'birth' &&
          entry.pregnancy_week !== null &&
          `${birthInWeek({ week: String(entry.pregnancy_week) })} `}
        {doWithout}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" aria-label={messages.changeOf({ span })} onClick={() => setChanging(true)}>
          {messages.change}
        </Button>
        <Button variant="default" aria-label={messages.removeOf({ span })} onClick={remove}>
          {messages.remove}
        </Button>
      </div>
      <Suspense>
        {changing && <PregnancyDialog userId={userId} today={today} past={past} onClose={() => setChanging(false)} />}
      </Suspense>
    </Card>
  )
}
