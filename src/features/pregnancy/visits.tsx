import { Text, Title } from '@mantine/core'
import { tickVisit } from '@/domain/pregnancy/care-changes'
import { visitsOf, type Visit } from '@/domain/pregnancy/visits'
import { visitDays, visitPurposes, visitsSummary, visitTitle } from '@/messages/pregnancy/visits'
import * as messages from '@/messages/pregnancy/visits.gen'
import { TickBox } from '@/ui/form/tick-box'
import classes from './care.module.css'
import type { CareProps } from './care-props'
import shared from './pregnancy.module.css'
import { changeCare } from './use-care'

/** The visits that WHO recommends, to tick. */
export function Visits({ user, today, due, care }: CareProps) {
  const visits = visitsOf(due, today, care.clinicVisits)
  return (
    <section className={shared.card} aria-labelledby="pregnancy-visits">
      <Title order={2} size="h4" id="pregnancy-visits">
        {messages.title}
      </Title>
      <Text fw={600} aria-live="polite">
        {visitsSummary(visits)}
      </Text>
      <ol className={classes.visits}>
        {visits.map((visit) => (
          <Row key={visit.week} visit={visit} onTick={(ticked) => void changeCare(user, tickVisit(visit.week, ticked ? today : null))} />
        ))}
      </ol>
      <Text size="sm">{messages.onPhone}</Text>
      <Text size="xs" c="var(--ink-soft)">
        {messages.sources}
      </Text>
    </section>
  )
}

function Row({ visit, onTick }: { visit: Visit; onTick: (ticked: boolean) => void }) {
  const { week, state } = visit
  const [id, about] = [`pregnancy-visit-${week}`, `pregnancy-visit-${week}-about`]
  return (
    <li className={classes.visit} data-state={state}>
      <TickBox id={id} describedBy={about} checked={state === 'done'} onChange={onTick} />
      <div className={classes.visitWords}>
        <label htmlFor={id}>{visitTitle(week)}</label>
        <div id={about}>
          <Text fw={600} size="sm">
            {visitDays(visit)}
          </Text>
          {state === 'open' && (
            <Text fw={600} size="sm" className={shared.trimester}>
              {messages.stillOpen}
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
