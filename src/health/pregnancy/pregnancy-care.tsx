// Chunk: pregnancy-care

import { Skeleton, Text, Title } from '@mantine/core'
import { timesContractions } from '@/health/pregnancy/rules/contractions'
import { asksForFirstMovements, countsMovements } from '@/health/pregnancy/rules/movements'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { ContractionTimer } from './contraction-timer'
import { FirstMovements, MovementCounter } from './movement-counter'
import type { RecordProps } from './shown-pregnancy'
import shared from './pregnancy.module.css'
import { changeCare, useCare, type CareProps } from './use-care'
import { useState } from 'react'
import { tickVisit } from '@/health/pregnancy/rules/care'
import { isOverdue } from '@/health/pregnancy/rules/gestation'
import { visitsOf, type Visit } from '@/health/pregnancy/rules/visits'
import { visitDays, visitPurposes, visitsSummary, visitTitle } from '@/health/pregnancy/words/care'
import * as messages from '#words/health/pregnancy/visits'
import { TickBox } from '@/kit/form/tick-box'
import classes from './care.module.css'

/** The visits, movements and contractions, which stay on this phone. */
export function PregnancyCare({ user, today, shown }: RecordProps) {
  const { due } = shown.record
  const care = useCare(user, due)
  if (!care) return <Skeleton className={shared.skeleton} />
  const gestation = gestationNow(today, due)
  const props = { user, today, due, care }
  return (
    <>
      {timesContractions(gestation) && <ContractionTimer {...props} />}
      {asksForFirstMovements(gestation) && <FirstMovements />}
      {countsMovements(gestation) && <MovementCounter {...props} />}
      <Visits {...props} />
    </>
  )
}

/** The visits that WHO recommends, to tick. */
function Visits({ user, today, due, care }: CareProps) {
  const visits = visitsOf(due, today, care.clinicVisits)
  const gestation = gestationNow(today, due)
  return (
    <section className={shared.card} aria-labelledby="pregnancy-visits">
      <Title order={2} size="h4" id="pregnancy-visits">
        {messages.title}
      </Title>
      <Text fw={600} aria-live="polite">
        {visitsSummary(visits, gestation, due)}
      </Text>
      <ol className={classes.visits}>
        {visits.map((visit) => (
          <Row
            key={visit.week}
            visit={visit}
            isPossible={!isOverdue(gestation)}
            onTick={(ticked) => changeCare(user, tickVisit(visit.week, ticked ? today : null))}
          />
        ))}
      </ol>
      <Text size="sm">{messages.onPhone}</Text>
      <Text size="xs" c="var(--ink-soft)">
        {messages.sources}
      </Text>
    </section>
  )
}

type RowProps = {
  visit: Visit
  /** True if a missed visit can still take place. */
  isPossible: boolean
  onTick: (ticked: boolean) => Promise<boolean>
}

function Row({ visit, isPossible, onTick }: RowProps) {
  const { week, state } = visit
  const [ticked, setTicked] = useTick(state === 'done', onTick)
  const [id, about] = [`pregnancy-visit-${week}`, `pregnancy-visit-${week}-about`]
  return (
    <li className={classes.visit} data-state={state}>
      <TickBox id={id} describedBy={about} checked={ticked} onChange={setTicked} />
      <div className={classes.visitWords}>
        <label htmlFor={id}>{visitTitle(week)}</label>
        <div id={about}>
          <Text fw={600} size="sm">
            {visitDays(visit)}
          </Text>
          {isPossible && (state === 'open' || state === 'due') && (
            <Text fw={600} size="sm" className={shared.trimester}>
              {state === 'due' ? messages.dueNow : messages.stillOpen}
            </Text>
          )}
          <Text size="sm" c="var(--ink-soft)">
            {visitPurposes[week]}
          </Text>
        </div>
      </div>
    </li>
  )
}

/** Shows a tick at once, before it is stored, and takes it back if it could not be stored. */
const useTick = (saved: boolean, save: (ticked: boolean) => Promise<boolean>) => {
  const [shown, setShown] = useState({ saved, ticked: saved })
  if (shown.saved !== saved) setShown({ saved, ticked: saved })
  const tick = (ticked: boolean) => {
    setShown({ saved, ticked })
    void save(ticked).then((kept) => kept || setShown({ saved, ticked: saved }))
  }
  return [shown.ticked, tick] as const
}
