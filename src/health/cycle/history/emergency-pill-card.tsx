import { Button, Text, Title } from '@mantine/core'
import { logEmergencyPill, removeEmergencyPill } from '@/health/cycle/rules/method-commands'
import type { EmergencyPill } from '@/health/cycle/rules/contraception'
import type { UserId } from '@/kit/rules/ids'
import { emergencyPillNames } from '@/health/cycle/words/contraception'
import * as messages from '#words/health/cycle/emergency-pill'
import { undo } from '#words/health/cycle/screens-tracker'
import { longDay } from '@/kit/words/format-day'
import { Card } from '@/kit/layout/card'
import { changeLog } from '../commands'
import classes from './history.module.css'

/** An emergency pill. One that was logged by mistake can be taken back. */
export function EmergencyPillCard({ userId, pill }: { userId: UserId; pill: EmergencyPill }) {
  const takeBack = () =>
    void changeLog(userId, removeEmergencyPill(pill), {
      title: messages.removed,
      description: longDay(pill.taken),
      action: { label: undo, onClick: () => void changeLog(userId, logEmergencyPill(pill)) },
    })
  return (
    <Card className={classes.card}>
      <Title order={2} size="h5">
        {messages.title({ kind: emergencyPillNames[pill.kind] })}
      </Title>
      <Text size="sm">{longDay(pill.taken)}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {messages.notCounted}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" aria-label={messages.removeOf({ day: longDay(pill.taken) })} onClick={takeBack}>
          {messages.remove}
        </Button>
      </div>
    </Card>
  )
}
