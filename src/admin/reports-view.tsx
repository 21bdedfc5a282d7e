// Chunk: admin-records

import { Button, Text, Title } from '@mantine/core'
import { useCallback, useState, useEffect, useRef } from 'react'
import { decide, liftSuspension, reportQueue, listSuspensions, type ModerationResult } from '@/admin/store/records'
import { unforeseen, type AdminResult } from '@/admin/store/request'
import { attempt } from '@/store/error-log/attempt'
import { isCutOff, type Decision, type Reported, type Suspension } from '@/admin/rules/moderation'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { kindText } from '@/admin/words/records'
import { fetchFailed } from '#words/admin/panel'
import * as messages from '#words/admin/records'
import { EmptyState } from '@/kit/feedback/empty-state'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import { useNow } from '@/kit/platform/use-now'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './admin.module.css'
import { CampusName, When } from './list-parts'
import { Failure, ListSkeleton, showFailure, showSuccess } from './feedback'
import { ReportCard, SuspendDialog } from './report-card'
import { useAdminQuery, type AdminQueryState } from './use-admin-query'
import records from './records.module.css'

const heldTexts = { keep: messages.keptHeld, remove: messages.removedHeld } as const

const doneTexts: Readonly<Record<Decision, string>> = {
  keep: messages.kept,
  remove: messages.removed,
  suspend: messages.suspended,
}

const otherTexts: Readonly<Record<Exclude<ModerationResult, 'done'>, string>> = {
  gone: messages.gone,
  'not-reported': messages.notReported,
}

type ReportsViewProps = {
  userId: UserId
  /** Null for reports of all campuses. Each report then names its campus. */
  campus: CampusSlug | null
}

/** The content that waits for a decision, and the suspended authors. */
export function ReportsView({ userId, campus }: ReportsViewProps) {
  const queue = useAdminQuery(useCallback(() => reportQueue(userId, campus), [userId, campus]))
  const suspended = useAdminQuery(useCallback(() => listSuspensions(userId, campus), [userId, campus]))
  const [suspending, setSuspending] = useState<Reported | null>(null)
  const { removing, remove, undo } = useDelayedRemovals()
  const now = useNow()
  const { busy: deciding, whileBusy } = useBusy()
  // Buttons stay disabled until the new lists are there, because a button that moves is hard to hit.
  const busy = deciding || queue.refetching || suspended.refetching
  useFailureToast(queue.state === 'failed', fetchFailed)

  const run = async (request: () => Promise<AdminResult<ModerationResult>>, successText: string) => {
    const result = await whileBusy(() => attempt('page', request, unforeseen))
    if (!result.ok) return showFailure(result.problem)
    showSuccess(result.value === 'done' ? successText : otherTexts[result.value])
    queue.refetch()
    suspended.refetch()
  }
  const act = (reported: Reported, decision: Decision) =>
    run(
      () => decide(userId, reported, decision),
      reported.held && decision !== 'suspend' ? heldTexts[decision] : doneTexts[decision],
    )
  const suspend = async (reported: Reported) => {
    await act(reported, 'suspend')
    setSuspending(null)
  }

  return (
    <div className={classes.shelf}>
      <Title order={2} size="h3">
        {messages.reports}
      </Title>
      {queue.state === 'loading' && <ListSkeleton text={messages.loadingReports} />}
      {queue.state === 'failed' && <Failure problem={queue.problem} onRetry={queue.refetch} />}
      {queue.state === 'ready' && queue.value.length === 0 && (
        <EmptyState image="/pictures/campus.svg#fallback" text={messages.noReports} />
      )}
      {queue.state === 'ready' && queue.value.length > 0 && (
        <ul className={classes.list} aria-label={messages.reports}>
          {queue.value.map((reported) => (
            <ReportCard
              key={reported.subject}
              reported={reported}
              namesCampus={campus === null}
              now={now}
              busy={busy}
              removing={removing.has(reported.subject)}
              onKeep={() => void act(reported, 'keep')}
              onRemove={() => remove(reported.subject, () => void act(reported, 'remove'))}
              onUndo={() => undo(reported.subject)}
              onSuspend={() => setSuspending(reported)}
            />
          ))}
        </ul>
      )}
      {queue.state === 'ready' && isCutOff(queue.value) && (
        <Text>{messages.moreReports({ shown: String(queue.value.length) })}</Text>
      )}
      <SuspendedList
        suspended={suspended}
        namesCampus={campus === null}
        busy={busy}
        onRetry={suspended.refetch}
        onLift={(id) => void run(() => liftSuspension(userId, id), messages.lifted)}
      />
      {suspending && (
        <SuspendDialog
          reported={suspending}
          busy={busy}
          onConfirm={() => void suspend(suspending)}
          onClose={() => setSuspending(null)}
        />
      )}
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
        {messages.suspendedPosting}
      </Title>
      {suspended.state === 'failed' && <Failure problem={suspended.problem} onRetry={onRetry} />}
      {suspended.state === 'ready' && suspended.value.length === 0 && (
        <Text c="var(--ink-soft)">{messages.nobodySuspended}</Text>
      )}
      {suspended.state === 'ready' && suspended.value.length > 0 && (
        <ul className={classes.list} aria-label={messages.suspendedPosting}>
          {suspended.value.map(({ id, kind, campus, excerpt, since }) => (
            <li key={id} className={records.record}>
              <Text size="sm" c="var(--ink-soft)">
                {`${kindText[kind]}, `}
                <When at={since} />
                {namesCampus && campus !== null && (
                  <>
                    {', '}
                    <CampusName slug={campus} />
                  </>
                )}
              </Text>
              <Text className={records.userText}>{`“${excerpt}”`}</Text>
              <Button
                variant="default"
                disabled={busy}
                aria-label={messages.liftNamed({ excerpt })}
                onClick={() => onLift(id)}
              >
                {messages.lift}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The time in which a removal can be undone, in milliseconds. */
const undoMs = 5000

type Removals = {
  /** The subjects whose removal can still be undone. */
  readonly removing: ReadonlySet<string>
  readonly remove: (subject: string, carryOut: () => void) => void
  readonly undo: (subject: string) => void
}

/**
 * Removals with one tap. Each is carried out some seconds later, or when the view closes or is hidden, unless it is
 * undone.
 */
const useDelayedRemovals = (): Removals => {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, { readonly timer: number; readonly carryOut: () => void }>())
  const forget = (subject: string) => {
    clearTimeout(waiting.current.get(subject)?.timer)
    waiting.current.delete(subject)
    setRemoving(new Set(waiting.current.keys()))
  }
  const remove = (subject: string, carryOut: () => void) => {
    forget(subject)
    const onTime = () => {
      forget(subject)
      carryOut()
    }
    waiting.current.set(subject, { timer: window.setTimeout(onTime, undoMs), carryOut })
    setRemoving(new Set(waiting.current.keys()))
  }
  useEffect(() => {
    const carryOutAll = () => {
      const left = [...waiting.current.values()]
      for (const { timer } of left) clearTimeout(timer)
      waiting.current.clear()
      setRemoving(new Set())
      for (const { carryOut } of left) carryOut()
    }
    // The tab may be closed next.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') carryOutAll()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      carryOutAll()
    }
  }, [])
  return { removing, remove, undo: forget }
}
