import { Text, Title } from '@mantine/core'
import type { Outlook, RunningCycle } from '@/domain/cycle/outlook'
import { fertilityOn, type FertilityLevel } from '@/domain/cycle/phases'
import { daysBetween, daysFrom, type IsoDay } from '@/domain/shared/day'
import { dateOfMonth, dayCount, dayRange, longDay } from '@/messages/shared/format-day'
import classes from './cards.module.css'
import { Estimate } from './estimate'

const levelLabels: Readonly<Record<FertilityLevel, string>> = { peak: 'Peak', high: 'High', medium: 'Medium' }

const todaysFertility = ({ fertility, window }: RunningCycle, today: IsoDay): string => {
  if (fertility) return `Today: ${levelLabels[fertility]}`
  const daysUntil = daysBetween(today, window.from)
  if (daysUntil > 0) return daysUntil === 1 ? 'It begins tomorrow' : `It begins in ${dayCount(daysUntil)}`
  return 'It has passed in this cycle'
}

/** The fertile window, with a level for each day. */
export function FertilityCard({ outlook: { running, estimate }, today }: { outlook: Outlook; today: IsoDay }) {
  if (!running) return null
  const { window, widerWindow } = running
  return (
    <section className={classes.card} aria-label="Fertile window">
      <Title order={2} size="h5" className={classes.kind}>
        Fertile window
      </Title>
      <p className={classes.big}>{dayRange(window.from, window.to)}</p>
      <Text fw={600}>{todaysFertility(running, today)}</Text>
      <ol className={classes.strip} aria-label="Each day of the window">
        {daysFrom(window.from, window.to).map((day) => {
          const level = fertilityOn(day, window)
          if (!level) return null
          return (
            <li key={day} className={classes.stripDay} aria-current={day === today ? 'date' : undefined}>
              <span className={classes.level} data-level={level} />
              <span aria-hidden>{dateOfMonth(day)}</span>
              <span className="visually-hidden">
                {longDay(day)}: {levelLabels[level]}
              </span>
            </li>
          )
        })}
      </ol>
      {widerWindow && <Text>Wider window, as you chose: {dayRange(widerWindow.from, widerWindow.to)}</Text>}
      {estimate.irregular && <Text>Your cycles vary, so these days are very uncertain.</Text>}
      <Text size="sm" c="var(--ink-soft)">
        Five days before ovulation, that day, and two days more because a calendar can only estimate.
      </Text>
      <Estimate />
    </section>
  )
}
