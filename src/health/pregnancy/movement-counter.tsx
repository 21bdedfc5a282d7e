import { Button, Text, Title } from '@mantine/core'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { changeMovements, entryCorrected, entryRemoved, entryRestored } from '@/health/pregnancy/rules/care'
import {
  addMovement,
  countedMs,
  resultOf,
  runningCount,
  settleCount,
  startCount,
  stopCount,
  takeBackMovement,
  type MovementCount,
} from '@/health/pregnancy/rules/movements'
import { dayMs } from '@/kit/rules/durations'
import { countText, countTime, minutesText } from '@/health/pregnancy/words/care'
import * as messages from '#words/health/pregnancy/movements'
import { clockOf } from '@/kit/words/format-time'
import { Callout } from '@/kit/feedback/callout'
import { useNow } from '@/kit/platform/use-now'
import classes from './care.module.css'
import { LatestEntries } from './list-card'
import { PastEntry } from './past-entry'
import shared from './pregnancy.module.css'
import { EmergencyNumbers, TimesSheet } from './lazy-parts'
import { changeCare, removeFromCare, settleCare, type CareProps } from './use-care'

/** The interval at which the time on the screen moves on. */
const tickMs = 5000

/** Shown before any number of movements is usual. */
export function FirstMovements() {
  return (
    <section className={shared.card} aria-labelledby="pregnancy-first-movements">
      <Title order={2} size="h4" id="pregnancy-first-movements">
        {messages.firstTitle}
      </Title>
      <div className={classes.tool}>
        <Text fw={600}>{messages.first}</Text>
        <Text size="sm">{messages.less}</Text>
        <Text size="xs" c="var(--ink-soft)">
          {messages.source}
        </Text>
      </div>
    </section>
  )
}

/** Counts the baby's movements up to ten, for two hours at most. */
export function MovementCounter({ user, care: { movementCounts } }: CareProps) {
  const now = useNow(tickMs)
  const [edited, setEdited] = useState<MovementCount | null>(null)
  const change = (changed: Parameters<typeof changeMovements>[0]) => void changeCare(user, changeMovements(changed))
  const remove = (removed: MovementCount, description: string) =>
    void removeFromCare(
      user,
      changeMovements(entryRemoved(removed)),
      changeMovements(entryRestored(movementCounts, removed)),
      { title: messages.removed, description },
    )
  const running = runningCount(movementCounts, now)
  const last = movementCounts.at(-1)
  const isOver = last?.end === null && resultOf(last, now) === 'few'
  const settle = useEffectEvent(() => void settleCare(user, changeMovements(settleCount(Date.now()))))
  useEffect(() => {
    if (isOver) settle()
  }, [isOver])
  const past = movementCounts.filter((count) => count !== running).toReversed()
  return (
    <section className={shared.card} aria-labelledby="pregnancy-movements">
      <Title order={2} size="h4" id="pregnancy-movements">
        {messages.title}
      </Title>
      <div className={classes.tool}>
        <Text fw={600}>{messages.intro}</Text>
        {running ? (
          <>
            <Button size="xl" className={classes.big} onClick={() => change(addMovement(Date.now()))}>
              {messages.moved}
            </Button>
            <p className={classes.figures}>
              <strong aria-live="polite">{messages.counted({ count: String(running.movements) })}</strong>
              <span>
                {messages.since({ time: minutesText(Math.max(0, now - running.start)), clock: clockOf(running.start) })}
              </span>
            </p>
            <div className={shared.actions}>
              <Button
                variant="default"
                disabled={running.movements === 0}
                onClick={() => change(takeBackMovement(Date.now()))}
              >
                {messages.takeBack}
              </Button>
              <Button variant="default" onClick={() => change(stopCount(Date.now()))}>
                {messages.stop}
              </Button>
            </div>
          </>
        ) : (
          <>
            <Text size="sm">{messages.howTo}</Text>
            <Button size="xl" className={classes.big} onClick={() => change(startCount(Date.now()))}>
              {messages.start}
            </Button>
          </>
        )}
        {last && (last.end === null || now - last.end < dayMs) && (
          <Result count={last} now={now} onTakeBack={() => change(takeBackMovement(Date.now()))} />
        )}
        <Text size="sm">{messages.less}</Text>
        <Text size="sm">{messages.neverFelt}</Text>
        {past.length > 0 && (
          <>
            <Title order={3} size="h5">
              {messages.past}
            </Title>
            <LatestEntries>
              {past.map((count) => (
                <PastEntry
                  key={count.start}
                  text={countText(count, now)}
                  time={countTime(count)}
                  onEdit={() => setEdited(count)}
                  onRemove={(entry) => remove(count, entry)}
                />
              ))}
            </LatestEntries>
          </>
        )}
        <Text size="xs" c="var(--ink-soft)">
          {messages.source}
        </Text>
      </div>
      <Suspense>
        {edited && (
          <TimesSheet
            edited={edited}
            starts={movementCounts.map(({ start }) => start)}
            onSave={(corrected, movements) => change(entryCorrected(edited, { ...corrected, movements }))}
            onDelete={() => {
              setEdited(null)
              remove(edited, countTime(edited))
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

function Result({ count, now, onTakeBack }: { count: MovementCount; now: number; onTakeBack: () => void }) {
  const { movements } = count
  const time = minutesText(countedMs(count, now))
  const result = resultOf(count, now)
  switch (result) {
    case 'counting':
      return null
    case 'ten':
      return (
        <Callout
          tone="good"
          title={messages.tenTitle({ time })}
          actions={
            <Button variant="default" onClick={onTakeBack}>
              {messages.takeBack}
            </Button>
          }
        >
          {messages.ten}
        </Callout>
      )
    case 'stopped':
      return <Callout tone="info" title={messages.stoppedTitle({ count: String(movements), time })} />
    case 'few':
    case 'unfinished':
      return (
        <>
          {result === 'few' ? (
            <Callout tone="problem" title={messages.fewTitle}>
              {messages.few}
            </Callout>
          ) : (
            <Callout tone="problem" title={messages.unfinishedTitle({ count: String(movements) })}>
              {messages.unfinished({ time: countTime(count) })}
            </Callout>
          )}
          <Suspense>
            <EmergencyNumbers />
          </Suspense>
        </>
      )
  }
}
