import { Text, Title } from '@mantine/core'
import type { Outlook } from '@/domain/cycle/outlook'
import { fertilityOn, type FertileWindow, type FertilityLevel } from '@/domain/cycle/phases'
import { daysBetween, daysFrom, type IsoDay } from '@/domain/shared/day'
import { influenceText } from '@/messages/cycle/contraception'
import { noWindowText } from '@/messages/cycle/outlook'
import { dateOfMonth, dayCount, dayRange, longDay } from '@/messages/shared/format-day'
import classes from './cards.module.css'
import { Estimate } from './estimate'

const levelLabels: Readonly<Record<FertilityLevel, string>> = { peak: 'Peak', high: 'High', medium: 'Medium' }

const todaysFertility = (window: FertileWindow, today: IsoDay): string => {
  const fertility = fertilityOn(today, window)
  if (fertility && window.ovulation === null) return 'Today may be one of these days'
  if (fertility) return `Today: ${levelLabels[fertility]}`
  const daysUntil = daysBetween(today, window.from)
  if (daysUntil > 0) return daysUntil === 1 ? 'It begins tomorrow' : `It begins in ${dayCount(daysUntil)}`
  return 'It has passed in this cycle'
}

/** The fertile window, with a level for each day. */
export function FertilityCard({ outlook: { running, estimate }, today }: { outlook: Outlook; today: IsoDay }) {
  if (!running?.next) return null
  const { window, widerWindow } = running
  return (
    <section className={classes.card} aria-label="Fertile window">
      <Title order={2} size="h5" className={classes.kind}>
        Fertile window
      </Title>
      {window ? (
        <>
          <p className={classes.big}>{dayRange(window.from, window.to)}</p>
          <Text fw={600}>{todaysFertility(window, today)}</Text>
          {window.ovulation && <Levels window={window} today={today} />}
        </>
      ) : (
        <Text>{running.influence ? influenceText(running.influence) : noWindowText}</Text>
      )}
      {widerWindow && <Text>Wider window, as you chose: {dayRange(widerWindow.from, widerWindow.to)}</Text>}
      {window && estimate.irregular && <Text>Your cycles vary, so these days are very uncertain, and no single day can be told.</Text>}
      {window?.ovulation && (
        <Text size="sm" c="var(--ink-soft)">
          Five days before ovulation, that day, and two days more because a calendar can only estimate.
        </Text>
      )}
      <Estimate />
    </section>
  )
}

function Levels({ window, today }: { window: FertileWindow; today: IsoDay }) {
  return (
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
  )
}
