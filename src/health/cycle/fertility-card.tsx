import { Text, Title } from '@mantine/core'
import type { Outlook } from '@/health/cycle/rules/outlook'
import { fertilityOn, type FertileWindow, type FertilityLevel } from '@/health/cycle/rules/fertile-window'
import { daysBetween, daysFrom, type IsoDay } from '@/kit/rules/day'
import { influenceText } from '@/health/cycle/words/contraception'
import { noWindowText } from '@/health/cycle/words/outlook'
import * as messages from '#words/health/cycle/screens-prediction'
import { dateOfMonth, dayRange, longDay, dayAndMonth } from '@/kit/words/format-day'
import classes from './cards.module.css'
import { Estimate } from './estimate'
import type { ConfirmedOvulation } from '@/health/cycle/rules/confirmed-ovulation'
import * as confirmedMessages from '#words/health/cycle/confirmed'

const ruleTexts = {
  'three-over-six': confirmedMessages.threeOverSix,
  'fourth-day': confirmedMessages.fourthDay,
  'one-low-day': confirmedMessages.oneLowDay,
} as const satisfies Record<ConfirmedOvulation['rule'], string>

const confirmedText = ({ from, to, peak, firstHigh, completed, rule }: ConfirmedOvulation): string =>
  confirmedMessages.text({
    days: dayRange(from, to),
    peak: dayAndMonth(peak),
    firstHigh: dayAndMonth(firstHigh),
    completed: dayAndMonth(completed),
    rule: ruleTexts[rule],
  })

const levelLabels: Readonly<Record<FertilityLevel, string>> = {
  peak: messages.peak,
  high: messages.high,
  medium: messages.medium,
}

const todaysFertility = (window: FertileWindow, today: IsoDay): string => {
  const fertility = fertilityOn(today, window)
  if (fertility && window.ovulation === null) return messages.todayMayBe
  if (fertility) return messages.todayLevel({ level: levelLabels[fertility] })
  const daysUntil = daysBetween(today, window.from)
  return daysUntil > 0 ? messages.windowBegins({ days: daysUntil }) : messages.windowPassed
}

/** The fertile window, with a level for each day. */
export function FertilityCard({ outlook: { running, estimate, shows }, today }: { outlook: Outlook; today: IsoDay }) {
  if (!running || (!running.confirmed && (!running.next || !shows.fertileDays))) return null
  const { window, widerWindow, confirmed } = running
  return (
    <section className={classes.card} aria-label={messages.fertileWindow}>
      <Title order={2} size="h5" className={classes.kind}>
        {messages.fertileWindow}
      </Title>
      {confirmed && (
        <div className={classes.confirmed}>
          <Text fw={700}>
            <span className={classes.confirmedMark} aria-hidden /> {confirmedMessages.title}
          </Text>
          <Text>{confirmedText(confirmed)}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {confirmedMessages.note}
          </Text>
        </div>
      )}
      {window ? (
        <>
          <Text fw={600} c="var(--ink-soft)">
            {messages.estimated}
          </Text>
          <p className={classes.big}>{dayRange(window.from, window.to)}</p>
          <Text fw={600}>{todaysFertility(window, today)}</Text>
          {window.ovulation && <Levels window={window} today={today} />}
        </>
      ) : (
        <Text>{running.influence ? influenceText(running.influence) : noWindowText}</Text>
      )}
      {widerWindow && <Text>{messages.widerWindow({ days: dayRange(widerWindow.from, widerWindow.to) })}</Text>}
      {window && estimate.irregular && <Text>{messages.veryUncertain}</Text>}
      {window && !estimate.irregular && !window.ovulation && <Text>{messages.allAlike}</Text>}
      {window?.ovulation && (
        <Text size="sm" c="var(--ink-soft)">
          {messages.whichDays}
        </Text>
      )}
      <Estimate />
    </section>
  )
}

function Levels({ window, today }: { window: FertileWindow; today: IsoDay }) {
  return (
    <ol className={classes.strip} aria-label={messages.eachDay}>
      {daysFrom(window.from, window.to).map((day) => {
        const level = fertilityOn(day, window)
        if (!level) return null
        return (
          <li key={day} className={classes.stripDay} aria-current={day === today ? 'date' : undefined}>
            <span className={classes.level} data-level={level} />
            <span aria-hidden>{dateOfMonth(day)}</span>
            <span className="visually-hidden">
              {messages.dayLevel({ day: longDay(day), level: levelLabels[level] })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
