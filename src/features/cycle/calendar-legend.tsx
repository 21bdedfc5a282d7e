import type { ReactNode } from 'react'
import type { Outlook } from '@/domain/cycle/outlook'
import { Estimate } from './estimate'
import classes from './cycle-calendar.module.css'

/** Explains the marks of the calendar, without predictions while they are paused. */
export function CalendarLegend({ running }: Pick<Outlook, 'running'>) {
  return (
    <>
      <ul className={classes.legend} aria-label="What the marks mean">
        <Mark label="Period">
          <span className={classes.number} data-bleeding="period" />
        </Mark>
        <Mark label="Other bleeding">
          <span className={classes.number} data-bleeding="spotting" />
        </Mark>
        {running?.next && (
          <>
            <Mark label={running.next.kind === 'window' ? 'May start' : 'Expected'}>
              <span className={classes.number} data-bleeding="expected" />
            </Mark>
            {running.window && (
              <Mark label="Fertile window">
                <span className={classes.bar} data-fertility="high" />
              </Mark>
            )}
            {running.window?.ovulation && (
              <Mark label="Ovulation">
                <span className={classes.diamond} />
              </Mark>
            )}
            {running.widerWindow && (
              <Mark label="Wider window">
                <span className={classes.bar} data-fertility="wider" />
              </Mark>
            )}
          </>
        )}
        <Mark label="Noted">
          <span className={classes.dot} />
        </Mark>
        <Mark label="Today">
          <span className={classes.todayMark} />
        </Mark>
      </ul>
      {running?.next && <Estimate />}
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
