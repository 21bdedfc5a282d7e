import type { ReactNode } from 'react'
import type { Outlook } from '@/health/cycle/rules/outlook'
import * as messages from '#words/health/cycle/screens-calendar'
import { Estimate } from './estimate'
import classes from './cycle-calendar.module.css'

/** Explains the marks of the calendar, without predictions while they are paused. */
export function CalendarLegend({ running, confirmed }: Pick<Outlook, 'running' | 'confirmed'>) {
  return (
    <>
      <ul className={classes.legend} aria-label={messages.marks}>
        <Mark label={messages.period}>
          <span className={classes.number} data-bleeding="period" />
        </Mark>
        <Mark label={messages.otherBleeding}>
          <span className={classes.number} data-bleeding="spotting" />
        </Mark>
        {running?.shownPrediction && (
          <>
            <Mark label={running.shownPrediction.kind === 'window' ? messages.mayStart : messages.expected}>
              <span className={classes.number} data-bleeding="expected" />
            </Mark>
            {running.window && (
              <Mark label={messages.fertileWindow}>
                <span className={classes.bar} data-fertility="high" />
              </Mark>
            )}
            {running.window?.ovulation && (
              <Mark label={messages.ovulation}>
                <span className={classes.diamond} />
              </Mark>
            )}
            {running.widerWindow && (
              <Mark label={messages.widerWindow}>
                <span className={classes.bar} data-fertility="wider" />
              </Mark>
            )}
          </>
        )}
        {confirmed.length > 0 && (
          <Mark label={messages.confirmedOvulation}>
            <span className={classes.ring} />
          </Mark>
        )}
        <Mark label={messages.noted}>
          <span className={classes.dot} />
        </Mark>
        <Mark label={messages.today}>
          <span className={classes.todayMark} />
        </Mark>
      </ul>
      {(running?.next || confirmed.length > 0) && <Estimate />}
    </>
  )
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <span className={classes.swatch} aria-hidden>
        {children}
      </span>
      {label}
    </li>
  )
}
