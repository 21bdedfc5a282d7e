import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { User } from '@/data/session/session-state'
import type { PastPregnancy } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { DangerSigns } from './danger-signs'
import classes from './pregnancy.module.css'
import { usePregnancy } from './queries'
import { RecordView } from './record-view'
import { AfterEnd, EndPregnancy } from './sheets'
import type { ShownPregnancy } from './shown-pregnancy'
import { StartForm } from './start-form'

export type PregnancyPanelProps = {
  person: User
  today: IsoDay
  /**
   * Keeps a pregnancy that has ended among the cycles, before its record goes. When the record cannot be removed then,
   * the person tries again and this is called once more: one `from` is one pregnancy.
   */
  onEnded: (past: PastPregnancy) => Promise<void>
  /** The first day of the last period that was logged. */
  lastPeriod: IsoDay | null
}

/** Pregnancy mode: the same in both trackers. */
export function PregnancyPanel({ person, today, onEnded, lastPeriod }: PregnancyPanelProps) {
  const shown = usePregnancy(person)
  const [ending, setEnding] = useState<ShownPregnancy | null>(null)
  const [ended, setEnded] = useState<PastPregnancy['ended'] | null>(null)

  const content = () => {
    if (ended && !shown) return <AfterEnd ended={ended} onDone={() => setEnded(null)} />
    if (shown) return <RecordView key={shown.row.id} person={person} today={today} shown={shown} onEnd={() => setEnding(shown)} />
    // While the record goes, its question still lies on top: no form to begin anew is to be seen under it.
    if (shown === undefined || ending) return <Skeleton className={classes.skeleton} />
    return <StartForm person={person} today={today} lastPeriod={lastPeriod} />
  }

  return (
    <div className={classes.panel}>
      <DangerSigns />
      <Suspense>{content()}</Suspense>
      <Suspense>
        {ending && (
          <EndPregnancy
            person={person}
            today={today}
            lastPeriod={lastPeriod}
            shown={ending}
            onEnded={onEnded}
            onClose={(how) => {
              setEnded(how)
              setEnding(null)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
