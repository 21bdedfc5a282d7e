import { Button, Text, Title } from '@mantine/core'
import { useCallback, useState } from 'react'
import { decide, liftSuspension, reportQueue, listSuspensions, type Outcome } from '@/data/admin/moderation'
import { unforeseen, type AdminResult } from '@/data/admin/admin-result'
import { attempt } from '@/data/error-log/attempt'
import type { Decision, Reported, Suspension } from '@/domain/admin/moderation'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import { kindText } from '@/messages/admin/moderation'
import { EmptyState } from '@/ui/feedback/empty-state'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import { useBusy } from '@/ui/platform/use-busy'
import classes from './admin.module.css'
import { CampusName } from './campus-name'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { ModerationDialog } from './moderation-dialog'
import { ReportCard } from './report-card'
import { showFailure, showSuccess } from './toasts'
import { useAdminQuery, type AdminQueryState } from './use-admin-query'
import { When } from './when'
import records from './records.module.css'

const doneTexts: Readonly<Record<Decision, string>> = {
  keep: 'It stays. Its reports are settled.',
  remove: 'Removed for everybody.',
  suspend: 'Its author can write no more of this kind.',
}

const otherTexts: Readonly<Record<Exclude<Outcome, 'done'>, string>> = {
  gone: 'Another admin was faster: it is no longer there.',
  'not-reported': 'Nobody but you has reported it, so there is nothing to decide.',
}

type ReportsViewProps = {
  userId: UserId
  /** Null for those of all campuses, which then name theirs. */
  campus: CampusSlug | null
}

/** Reports that wait for a decision, and suspended authors. */
export function ReportsView({ userId, campus }: ReportsViewProps) {
  const queue = useAdminQuery(useCallback(() => reportQueue(userId, campus), [userId, campus]))
  const suspended = useAdminQuery(useCallback(() => listSuspensions(userId, campus), [userId, campus]))
  const [confirming, setConfirming] = useState<{ readonly reported: Reported; readonly decision: 'remove' | 'suspend' } | null>(null)
  const { busy, whileBusy } = useBusy()
  useFailureToast(queue.state === 'failed', 'Failed to fetch data')

  const run = async (request: () => Promise<AdminResult<Outcome>>, successText: string) => {
    const result = await whileBusy(() => attempt('page', request, unforeseen))
    setConfirming(null)
    if (!result.ok) return showFailure(result.problem)
    showSuccess(result.value === 'done' ? successText : otherTexts[result.value])
    queue.refetch()
    suspended.refetch()
  }
  const act = (reported: Reported, decision: Decision) => void run(() => decide(userId, reported, decision), doneTexts[decision])

  return (
    <div className={classes.shelf}>
      <Title order={2} size="h3">
        Reports
      </Title>
      {queue.state === 'loading' && <ListSkeleton text="Loading reports..." />}
      {queue.state === 'failed' && <Failure problem={queue.problem} onRetry={queue.refetch} />}
      {queue.state === 'ready' && queue.value.length === 0 && <EmptyState image="/pictures/campus.svg#fallback" text="No reports wait for a decision." />}
      {queue.state === 'ready' && queue.value.length > 0 && (
        <ul className={classes.list} aria-label="Reports">
          {queue.value.map((reported) => (
            <ReportCard
              key={reported.subject}
              reported={reported}
              namesCampus={campus === null}
              busy={busy}
              onKeep={() => act(reported, 'keep')}
              onChoose={(decision) => setConfirming({ reported, decision })}
            />
          ))}
        </ul>
      )}
      <SuspendedList suspended={suspended} namesCampus={campus === null} busy={busy} onRetry={suspended.refetch} onLift={(id) => void run(() => liftSuspension(userId, id), 'Posting is allowed again.')} />
      {confirming && <ModerationDialog {...confirming} busy={busy} onConfirm={() => act(confirming.reported, confirming.decision)} onClose={() => setConfirming(null)} />}
    </div>
  )
}

type SuspendedListProps = {
  suspended: AdminQueryState<readonly Suspension[]>
  namesCampus: boolean
  busy: boolean
  onLift: (id: string) => void
  onRetry: () => void
}

/** Suspensions, identified by the reported text: admins do not learn who the author is. */
function SuspendedList({ suspended, namesCampus, busy, onLift, onRetry }: SuspendedListProps) {
  return (
    <>
      <Title order={2} size="h3" mt="md">
        Suspended posting
      </Title>
      {suspended.state === 'failed' && <Failure problem={suspended.problem} onRetry={onRetry} />}
      {suspended.state === 'ready' && suspended.value.length === 0 && <Text c="var(--ink-soft)">Nobody&apos;s posting is suspended.</Text>}
      {suspended.state === 'ready' && suspended.value.length > 0 && (
        <ul className={classes.list} aria-label="Suspended posting">
          {suspended.value.map(({ id, kind, campus, excerpt, since }) => (
            <li key={id} className={records.record}>
              <Text size="sm" c="var(--ink-soft)">
                {kindText[kind]}, <When at={since} />
                {namesCampus && campus !== null && (
                  <>
                    , <CampusName slug={campus} />
                  </>
                )}
              </Text>
              <Text className={records.userText}>“{excerpt}”</Text>
              <Button variant="default" disabled={busy} aria-label={`Lift the suspension for: ${excerpt}`} onClick={() => onLift(id)}>
                Lift
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
