import type { ReactNode } from 'react'
import type { Outlook } from '@/domain/cycle/outlook'
import { Estimate } from './estimate'
import classes from './cycle-calendar.module.css'

/** What the shapes of the calendar mean; what is not reckoned now is left out. */
export function CalendarLegend({ running }: Pick<Outlook, 'running'>) {
  return (
    <>
      <ul className={classes.legend} aria-label="What the marks mean">
        <Mark words="Period">
          <span className={classes.number} data-bleeding="period" />
        </Mark>
        <Mark words="Other bleeding">
          <span className={classes.number} data-bleeding="spotting" />
        </Mark>
        {running && (
          <>
            <Mark words={running.next.kind === 'window' ? 'May start' : 'Expected'}>
              <span className={classes.number} data-bleeding="expected" />
            </Mark>
            <Mark words="Fertile window">
              <span className={classes.bar} data-fertility="high" />
            </Mark>
            <Mark words="Ovulation">
              <span className={classes.diamond} />
            </Mark>
            {running.widerWindow && (
              <Mark words="Wider window">
                <span className={classes.bar} data-fertility="wider" />
              </Mark>
            )}
          </>
        )}
        <Mark words="Noted">
          <span className={classes.dot} />
        </Mark>
        <Mark words="Today">
          <span className={classes.todayMark} />
        </Mark>
      </ul>
      {running && <Estimate />}
    </>
  )
}

function Mark({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li>
      <span className={classes.swatch} aria-hidden>
        {children}
      </span>
      {words}
    </li>
  )
}
