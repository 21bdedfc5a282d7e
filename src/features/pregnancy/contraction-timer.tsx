import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { changeContractions, entryRemoved, entryRestored } from '@/domain/pregnancy/care-changes'
import { adviceOn, isPreterm, runningContraction, takeBackTap, tapContraction, timed } from '@/domain/pregnancy/contractions'
import { gestationNow } from '@/domain/pregnancy/record'
import { adviceTexts, beginText, lengthText, reasonsToGo } from '@/messages/pregnancy/contractions'
import * as messages from '@/messages/pregnancy/contractions.gen'
import { secondsText } from '@/messages/pregnancy/durations'
import { Callout } from '@/ui/feedback/callout'
import { useNow } from '@/ui/platform/use-now'
import classes from './care.module.css'
import type { CareProps } from './care-props'
import { LatestEntries } from './list-card'
import { PastEntry } from './past-entry'
import shared from './pregnancy.module.css'
import { EmergencyNumbers } from './sheets'
import { changeCare, removeFromCare } from './use-care'

/** Times contractions, and says when to call or go. */
export function ContractionTimer({ user, today, due, care: { contractions } }: CareProps) {
  const now = useNow(1000)
  const change = (changed: Parameters<typeof changeContractions>[0]) => void changeCare(user, changeContractions(changed))
  const remove = (start: number, description: string) =>
    void removeFromCare(user, changeContractions(entryRemoved(start)), changeContractions(entryRestored(contractions, start)), { title: messages.removed, description })
  const gestation = gestationNow(today, due)
  const running = runningContraction(contractions)
  const advice = adviceOn(contractions, gestation, now)
  return (
    <section className={shared.card} aria-labelledby="pregnancy-contractions">
      <Title order={2} size="h4" id="pregnancy-contractions">
        {messages.title}
      </Title>
      <div className={classes.tool}>
        {isPreterm(gestation) && !advice && <Text fw={600}>{messages.early}</Text>}
        <Text>{messages.intro}</Text>
        <Button size="xl" className={classes.big} variant={running ? 'outline' : 'filled'} onClick={() => change(tapContraction(Date.now()))}>
          {running ? messages.ends : messages.starts}
        </Button>
        {running && (
          <p className={classes.figures}>
            <strong>{messages.lasts({ time: secondsText(Math.max(0, now - running.start)) })}</strong>
          </p>
        )}
        {advice && (
          <>
            <Callout key={advice} tone="problem" title={adviceTexts[advice].title}>
              {adviceTexts[advice].text}
            </Callout>
            <Suspense>
              <EmergencyNumbers />
            </Suspense>
          </>
        )}
        {contractions.length > 0 && (
          <>
            <Title order={3} size="h5">
              {messages.past}
            </Title>
            <LatestEntries>
              {timed(contractions).map((contraction) => (
                <PastEntry
                  key={contraction.start}
                  text={lengthText(contraction)}
                  time={beginText(contraction)}
                  onRemove={contraction.start === running?.start ? undefined : (entry) => remove(contraction.start, entry)}
                />
              ))}
            </LatestEntries>
            <div className={shared.actions}>
              <Button variant="default" onClick={() => change(takeBackTap)}>
                {messages.takeBack}
              </Button>
            </div>
          </>
        )}
        <WhenToGo hasNumbers={advice === null} />
      </div>
    </section>
  )
}

function WhenToGo({ hasNumbers }: { hasNumbers: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={classes.when} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{messages.when}</summary>
      <Text>{messages.whenRegular}</Text>
      <Text mt="xs" fw={700}>
        {messages.whenNow}
      </Text>
      <ul className={shared.signs}>
        {reasonsToGo.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Suspense>{hasNumbers && opened && <EmergencyNumbers />}</Suspense>
      <Text size="xs" c="var(--ink-soft)">
        {messages.source}
      </Text>
    </details>
  )
}
