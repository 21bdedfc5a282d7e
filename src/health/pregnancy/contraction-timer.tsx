import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { changeContractions, entryCorrected, entryRemoved, entryRestored } from '@/health/pregnancy/rules/care'
import {
  adviceOn,
  doubtAbout,
  endContraction,
  isPreterm,
  offersNumbers,
  runningContraction,
  startContraction,
  takeBackTap,
  timed,
  type Contraction,
  type Doubt,
} from '@/health/pregnancy/rules/contractions'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { adviceTexts, beginText, doubtText, lengthText, reasonsToGo, secondsText } from '@/health/pregnancy/words/care'
import * as messages from '#words/health/pregnancy/contractions'
import { momentText } from '@/kit/words/format-time'
import { Callout } from '@/kit/feedback/callout'
import { useNow } from '@/kit/platform/use-now'
import classes from './care.module.css'
import { LatestEntries } from './list-card'
import { PastEntry } from './past-entry'
import shared from './pregnancy.module.css'
import { EmergencyNumbers, TimesSheet } from './lazy-parts'
import { changeCare, removeFromCare, type CareProps } from './use-care'

/** Times contractions, and says when to call or go. */
export function ContractionTimer({ user, today, due, care: { contractions } }: CareProps) {
  const now = useNow(1000)
  const [edited, setEdited] = useState<Contraction | null>(null)
  const change = (changed: Parameters<typeof changeContractions>[0]) =>
    void changeCare(user, changeContractions(changed))
  const remove = (removed: Contraction, description: string) =>
    void removeFromCare(
      user,
      changeContractions(entryRemoved(removed)),
      changeContractions(entryRestored(contractions, removed)),
      { title: messages.removed, description },
    )
  const gestation = gestationNow(today, due)
  const running = runningContraction(contractions)
  const advice = adviceOn(contractions, gestation, now)
  const last = contractions.at(-1)
  const doubt = last ? doubtAbout(last, now) : null
  const lasts = running !== null && doubt === null
  const hasNumbers = offersNumbers(advice, doubt)
  return (
    <section className={shared.card} aria-labelledby="pregnancy-contractions">
      <Title order={2} size="h4" id="pregnancy-contractions">
        {messages.title}
      </Title>
      <div className={classes.tool}>
        {isPreterm(gestation) && !advice && <Text fw={600}>{messages.early}</Text>}
        <Text>{messages.intro}</Text>
        <Button
          size="xl"
          className={classes.big}
          variant={lasts ? 'outline' : 'filled'}
          onClick={() => change((lasts ? endContraction : startContraction)(Date.now()))}
        >
          {lasts ? messages.ends : messages.starts}
        </Button>
        {lasts && (
          <p className={classes.figures}>
            <strong>{messages.lasts({ time: secondsText(Math.max(0, now - running.start)) })}</strong>
          </p>
        )}
        {advice && (
          <Callout key={advice} tone="problem" title={adviceTexts[advice].title}>
            {adviceTexts[advice].text}
          </Callout>
        )}
        {last && doubt && (
          <Question
            contraction={last}
            doubt={doubt}
            isUrgent={hasNumbers && !advice}
            onEdit={() => setEdited(last)}
            onRemove={() => remove(last, momentText(new Date(last.start)))}
          />
        )}
        {hasNumbers && (
          <Suspense>
            <EmergencyNumbers />
          </Suspense>
        )}
        {contractions.length > 0 && (
          <>
            <Title order={3} size="h5">
              {messages.past}
            </Title>
            <LatestEntries>
              {timed(contractions).map((contraction, index) => {
                const stored = contractions[contractions.length - 1 - index]
                const isRunning = stored === running && lasts
                const asked = stored && !isRunning ? doubtAbout(stored, now) : null
                return (
                  <PastEntry
                    key={contraction.start}
                    text={isRunning ? messages.running : lengthText(contraction)}
                    time={beginText(contraction)}
                    question={stored && asked ? doubtText(asked, stored).title : undefined}
                    onEdit={() => setEdited(stored ?? null)}
                    onRemove={!stored || stored === running ? undefined : (entry) => remove(stored, entry)}
                  />
                )
              })}
            </LatestEntries>
            <div className={shared.actions}>
              <Button variant="default" onClick={() => change(takeBackTap)}>
                {messages.takeBack}
              </Button>
            </div>
          </>
        )}
        <WhenToGo hasNumbers={!hasNumbers} />
      </div>
      <Suspense>
        {edited && (
          <TimesSheet
            edited={edited}
            starts={contractions.map(({ start }) => start)}
            onSave={(corrected) => change(entryCorrected(edited, corrected))}
            onDelete={() => {
              setEdited(null)
              remove(edited, momentText(new Date(edited.start)))
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

type QuestionProps = {
  contraction: Contraction
  doubt: Doubt
  isUrgent: boolean
  onEdit: () => void
  onRemove: () => void
}

function Question({ contraction, doubt, isUrgent, onEdit, onRemove }: QuestionProps) {
  const { title, text } = doubtText(doubt, contraction)
  return (
    <Callout
      tone={isUrgent ? 'problem' : 'info'}
      title={title}
      actions={
        <>
          <Button onClick={onEdit}>{doubt === 'no-end' ? messages.enterEnd : messages.correct}</Button>
          <Button variant="default" onClick={onRemove}>
            {messages.remove}
          </Button>
        </>
      }
    >
      {text}
    </Callout>
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
