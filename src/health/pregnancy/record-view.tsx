import { Anchor, Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { SyncStatus } from '@/kit/rules/sync-status'
import { isOverdue, isPastTerm } from '@/health/pregnancy/rules/gestation'
import { gestationNow } from '@/health/pregnancy/rules/record'
import * as messages from '#words/health/pregnancy/record'
import { Callout } from '@/kit/feedback/callout'
import { WaitingNote } from '@/kit/feedback/waiting-note'
import { AboutView } from './about-view'
import { Appointments } from './appointments'
import { PregnancyCare } from './lazy-care'
import { Milestones } from './milestones'
import classes from './pregnancy.module.css'
import type { RecordProps } from './record-props'
import { AboutForm } from './sheets'
import { Symptoms } from './symptoms'
import { Weights } from './weights'

export function RecordView({ onEnd, started, ...props }: RecordProps & { started: boolean; onEnd: () => void }) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!started) return
    scrollTo({ top: 0 })
    // An urgent sign above keeps the focus that it has taken.
    if (document.activeElement === document.body) own.current?.focus({ preventScroll: true })
  }, [started])
  const [editing, setEditing] = useState(false)
  const { today, shown } = props
  const gestation = gestationNow(today, shown.record.due)
  return (
    <>
      <SyncNote syncStatus={shown.syncStatus} />
      {isOverdue(gestation) && (
        <Callout
          tone="problem"
          title={isPastTerm(gestation) ? messages.pastTermTitle : messages.overdueTitle}
          actions={<Button onClick={onEnd}>{messages.hasEnded}</Button>}
        >
          {messages.pastTerm}
        </Callout>
      )}
      <section ref={own} tabIndex={-1} className={classes.card} aria-label={messages.yourPregnancy}>
        <Suspense>
          {editing ? (
            <AboutForm {...props} onDone={() => setEditing(false)} />
          ) : (
            <AboutView {...props} onEdit={() => setEditing(true)} />
          )}
        </Suspense>
      </section>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Suspense fallback={<Skeleton className={classes.skeleton} />}>
            <PregnancyCare {...props} />
          </Suspense>
          <Milestones weeks={gestation.weeks} />
        </div>
        <div className={classes.column}>
          <Appointments {...props} />
          <Symptoms {...props} />
          <Weights {...props} />
        </div>
      </div>
      <Button variant="default" className={classes.end} onClick={onEnd}>
        {messages.end}
      </Button>
    </>
  )
}

function SyncNote({ syncStatus }: { syncStatus: SyncStatus }) {
  if (syncStatus === 'waiting') return <WaitingNote />
  return (
    syncStatus === 'rejected' && (
      <Callout
        tone="problem"
        actions={
          <Anchor
            className={classes.why}
            renderRoot={(props) => <Link to="/profile" search={{ view: 'unsent' }} {...props} />}
          >
            {messages.seeWhy}
          </Anchor>
        }
      >
        {messages.notSaved}
      </Callout>
    )
  )
}
