import { Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { User } from '@/data/session/session-state'
import type { PastPregnancy } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import { TranslationNote } from '@/ui/feedback/translation-note'
import { DangerSigns } from './danger-signs'
import classes from './pregnancy.module.css'
import { usePregnancy } from './queries'
import { RecordView } from './record-view'
import { AfterEnd, EndPregnancy, StartForm } from './sheets'
import type { ShownPregnancy } from './shown-pregnancy'

export type PregnancyPanelProps = {
  person: User
  today: IsoDay
  /**
   * Adds the ended pregnancy to the cycle log, before its record is removed. If the removal fails and the user retries,
   * this is called again: it must not add a second pregnancy with the same `from`.
   */
  onEnded: (past: PastPregnancy) => Promise<void>
  /** The first day of the last logged period; null if unknown. */
  lastPeriod: IsoDay | null
  /** Whether tracking was started on this screen: then what is new comes into view. */
  started: boolean
  onStarted: () => void
}

/** Pregnancy mode, the same in both trackers. */
export function PregnancyPanel({ person: user, today, onEnded, lastPeriod, started, onStarted }: PregnancyPanelProps) {
  const shown = usePregnancy(user)
  const [ending, setEnding] = useState<ShownPregnancy | null>(null)
  const [ended, setEnded] = useState<PastPregnancy['ended'] | null>(null)

  const content = () => {
    if (ended && !shown) return <AfterEnd ended={ended} onDone={() => setEnded(null)} />
    if (shown) return <RecordView key={shown.row.id} user={user} today={today} shown={shown} started={started} onEnd={() => setEnding(shown)} />
    // The end dialog is still open while the record is removed: do not show the start form behind it.
    if (shown === undefined || ending) return <Skeleton className={classes.skeleton} />
    return <StartForm user={user} today={today} lastPeriod={lastPeriod} onStarted={onStarted} />
  }

  return (
    <div className={classes.panel}>
      <DangerSigns pregnant />
      <TranslationNote />
      <Suspense fallback={<Skeleton className={classes.skeleton} />}>{content()}</Suspense>
      <Suspense>
        {ending && (
          <EndPregnancy
            user={user}
            today={today}
            lastPeriod={lastPeriod}
            shown={ending}
            onEnded={onEnded}
            onClose={(result) => {
              setEnded(result)
              setEnding(null)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
