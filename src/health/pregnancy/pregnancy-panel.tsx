import { Skeleton } from '@mantine/core'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { User } from '@/store/session/session-state'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import { DangerSigns } from './danger-signs'
import type { EndKind } from '@/health/pregnancy/words/end'
import classes from './pregnancy.module.css'
import { RecordView } from './record-view'
import { AfterEnd, EndPregnancy, StartForm } from './lazy-parts'
import { usePregnancy, type ShownPregnancy } from './shown-pregnancy'

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
  /** The same day, if a new pregnancy may be counted from it. */
  offeredStart: IsoDay | null
  /** True if tracking was started on this screen: the new record then scrolls into view. */
  started: boolean
  onStarted: () => void
  /** Called once a birth or a loss is recorded. The closing words stay until `onLeave`. */
  onClosed: () => void
  /** Leaves pregnancy mode: the person is done, or the record was closed on another phone. */
  onLeave: () => void
}

/** Pregnancy mode, the same in both trackers. */
export function PregnancyPanel({
  person: user,
  today,
  onEnded,
  lastPeriod,
  offeredStart,
  started,
  onStarted,
  onClosed,
  onLeave,
}: PregnancyPanelProps) {
  const shown = usePregnancy(user)
  const [ending, setEnding] = useState<ShownPregnancy | null>(null)
  const [closed, setClosed] = useState<{ readonly id: string; readonly how: EndKind } | null>(null)
  const [tracked, setTracked] = useState<string | null>(null)
  const id = shown?.row.id
  if (id !== undefined && id !== tracked) setTracked(id)
  const isGone = shown === null && tracked !== null && tracked !== ending?.row.id && tracked !== closed?.id
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  const content = () => {
    if (closed && closed.how !== 'mistake' && (!shown || id === closed.id))
      return <AfterEnd ended={closed.how} onDone={onLeave} />
    if (shown)
      return (
        <RecordView
          key={shown.row.id}
          user={user}
          today={today}
          shown={shown}
          started={started}
          onEnd={() => setEnding(shown)}
        />
      )
    // The end dialog is still open while the record is removed: do not show the start form behind it.
    if (shown === undefined || ending || isGone) return <Skeleton className={classes.skeleton} />
    return <StartForm user={user} today={today} lastPeriod={offeredStart} onStarted={onStarted} />
  }

  return (
    <div className={classes.panel}>
      <DangerSigns pregnant />
      <Suspense fallback={<Skeleton className={classes.skeleton} />}>{content()}</Suspense>
      <Suspense>
        {ending && (
          <EndPregnancy
            user={user}
            today={today}
            lastPeriod={lastPeriod}
            shown={shown?.row.id === ending.row.id ? shown : ending}
            onEnded={onEnded}
            onClose={(result) => {
              setEnding(null)
              if (result === null) return
              setClosed({ id: ending.row.id, how: result })
              if (result !== 'mistake') onClosed()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
