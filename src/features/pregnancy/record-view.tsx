import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { SyncStatus } from '@/domain/shared/sync-status'
import { isPastTerm } from '@/domain/pregnancy/gestation'
import { gestationNow } from '@/domain/pregnancy/record'
import { Callout } from '@/ui/feedback/callout'
import { WaitingNote } from '@/ui/feedback/waiting-note'
import { AboutView } from './about-view'
import { Appointments } from './appointments'
import { Milestones } from './milestones'
import classes from './pregnancy.module.css'
import type { RecordProps } from './record-props'
import { AboutForm } from './sheets'
import { Symptoms } from './symptoms'
import { Weights } from './weights'

export function RecordView({ onEnd, ...props }: RecordProps & { onEnd: () => void }) {
  const [editing, setEditing] = useState(false)
  const { today, shown } = props
  const gestation = gestationNow(today, shown.record.due)
  return (
    <>
      <SyncNote syncStatus={shown.syncStatus} />
      {isPastTerm(gestation) && (
        <Callout tone="problem" title="42 weeks or more. Please contact your clinic" actions={<Button onClick={onEnd}>It has ended</Button>}>
          Call or go there today, also if you feel well. Has the pregnancy ended?
        </Callout>
      )}
      <section className={classes.card} aria-label="Your pregnancy">
        <Suspense>{editing ? <AboutForm {...props} onDone={() => setEditing(false)} /> : <AboutView {...props} onEdit={() => setEditing(true)} />}</Suspense>
      </section>
      <div className={classes.columns}>
        <Milestones weeks={gestation.weeks} />
        <div className={classes.column}>
          <Appointments {...props} />
          <Symptoms {...props} />
          <Weights {...props} />
        </div>
      </div>
      <Button variant="default" className={classes.end} onClick={onEnd}>
        The pregnancy has ended, or stop tracking
      </Button>
    </>
  )
}

function SyncNote({ syncStatus }: { syncStatus: SyncStatus }) {
  if (syncStatus === 'waiting') return <WaitingNote />
  return (
    syncStatus === 'rejected' && (
      <Callout tone="problem" actions={<Anchor className={classes.why} renderRoot={(props) => <Link to="/profile" search={{ view: 'unsent' }} {...props} />}>See why</Anchor>}>
        Your changes could not be saved online.
      </Callout>
    )
  )
}
