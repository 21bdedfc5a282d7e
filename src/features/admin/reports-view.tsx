import { Button, Text, Title } from '@mantine/core'
import { useCallback, useState } from 'react'
import { decide, liftSuspension, reportQueue, listSuspensions, type Outcome } from '@/data/admin/moderation'
import type { AdminAnswer } from '@/data/admin/admin-answer'
import { kindText, type Decision, type Reported, type Suspension } from '@/domain/admin/moderation'
import type { UserId } from '@/domain/shared/ids'
import { EmptyState } from '@/ui/feedback/empty-state'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import classes from './admin.module.css'
import { Failure } from './failure'
import { ListSkeleton } from './list-skeleton'
import { ModerationDialog } from './moderation-dialog'
import { ReportCard } from './report-card'
import { showFailure, showSuccess } from './toasts'
import { useAdminQuery } from './use-admin-query'
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

/** What was reported and waits for a decision, and whose posting is suspended. */
export function ReportsView({ person }: { person: UserId }) {
  const queue = useAdminQuery(useCallback(() => reportQueue(person), [person]))
  const suspended = useAdminQuery(useCallback(() => listSuspensions(person), [person]))
  const [question, setQuestion] = useState<{ readonly reported: Reported; readonly decision: 'remove' | 'suspend' } | null>(null)
  const [busy, setBusy] = useState(false)
  useFailureToast(queue.answer?.ok === false, 'Failed to fetch data')

  const tell = async (asking: Promise<AdminAnswer<Outcome>>, words: string) => {
    setBusy(true)
    const answer = await asking
    setBusy(false)
    setQuestion(null)
    if (!answer.ok) return showFailure(answer.problem)
    showSuccess(answer.value === 'done' ? words : otherTexts[answer.value])
    queue.again()
    suspended.again()
  }
  const act = (reported: Reported, decision: Decision) => void tell(decide(person, reported, decision), doneTexts[decision])

  return (
    <div className={classes.shelf}>
      <Title order={2} size="h3">
        Reports
      </Title>
      {queue.answer === null && <ListSkeleton text="Loading reports..." />}
      {queue.answer?.ok === false && <Failure problem={queue.answer.problem} onRetry={queue.again} />}
      {queue.answer?.ok && queue.answer.value.length === 0 && <EmptyState image="/pictures/campus.svg#fallback" text="No reports wait for a decision." />}
      {queue.answer?.ok && queue.answer.value.length > 0 && (
        <ul className={classes.list} aria-label="Reports">
          {queue.answer.value.map((reported) => (
            <ReportCard
              key={reported.subject}
              reported={reported}
              busy={busy}
              onKeep={() => act(reported, 'keep')}
              onAsk={(decision) => setQuestion({ reported, decision })}
            />
          ))}
        </ul>
      )}
      <SuspendedList answer={suspended.answer} busy={busy} onRetry={suspended.again} onLift={(id) => void tell(liftSuspension(person, id), 'Posting is allowed again.')} />
      {question && <ModerationDialog {...question} busy={busy} onConfirm={() => act(question.reported, question.decision)} onClose={() => setQuestion(null)} />}
    </div>
  )
}

type SuspendedListProps = {
  answer: AdminAnswer<readonly Suspension[]> | null
  busy: boolean
  onLift: (id: string) => void
  onRetry: () => void
}

/** By what it was for: who it is, is told to nobody. */
function SuspendedList({ answer, busy, onLift, onRetry }: SuspendedListProps) {
  return (
    <>
      <Title order={2} size="h3" mt="md">
        Suspended posting
      </Title>
      {answer?.ok === false && <Failure problem={answer.problem} onRetry={onRetry} />}
      {answer?.ok && answer.value.length === 0 && <Text c="var(--ink-soft)">Nobody&apos;s posting is suspended.</Text>}
      {answer?.ok && answer.value.length > 0 && (
        <ul className={classes.list} aria-label="Suspended posting">
          {answer.value.map(({ id, kind, excerpt, since }) => (
            <li key={id} className={records.record}>
              <Text size="sm" c="var(--ink-soft)">
                {kindText[kind]}, <When at={since} />
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
