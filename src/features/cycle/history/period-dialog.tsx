import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { spanText } from '@/messages/shared/format-day'
import { leaveOutCycle, markNoPeriod, type LogChange } from '@/domain/cycle/commands'
import { leftOutReasons, type LeftOutReason } from '@/domain/cycle/log'
import { valueOf } from '@/domain/shared/choice'
import { noPeriodReasons, type NoPeriodReason } from '@/domain/cycle/history'
import { leftOutTexts, noPeriodTexts, notCountedTexts } from '@/messages/cycle/log'
import { labelled } from '@/messages/shared/labelled'
import type { HistoryItem } from '@/domain/cycle/period-history'
import { DialogActions } from '@/ui/form/dialog-actions'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import classes from './history.module.css'

type PeriodDialogProps = {
  item: Extract<HistoryItem, { kind: 'period' }>
  onClose: () => void
  onChange: (change: LogChange) => void
  onRemove: () => void
}

/** Leaves the period's cycle out of predictions, counts it again, or removes the period. */
export function PeriodDialog({ item: { entry, status }, onClose, onChange, onRemove }: PeriodDialogProps) {
  const [removing, setRemoving] = useState(false)
  const { period_start_date: start, period_end_date: end } = entry
  const span = spanText(start, end)
  if (removing) return <RemoveDialog span={span} onClose={onClose} onRemove={onRemove} />
  return (
    <DialogFrame title={`Period of ${span}`} position="bottom" onClose={onClose}>
      <div className={classes.dialog}>
        {status.kind === 'running' && <Text c="var(--ink-soft)">This cycle is still running. Once it is complete, you can leave it out of predictions.</Text>}
        {status.kind !== 'running' && status.kind !== 'counted' && status.kind !== 'left-out' && <Text c="var(--ink-soft)">{notCountedTexts[status.kind]}</Text>}
        {(status.kind === 'counted' || status.kind === 'left-out' || status.kind === 'unclear') && (
          <LeaveOut leftOut={status.kind === 'left-out' ? status.reason : null} onSave={(reason) => onChange(leaveOutCycle(start, reason))} />
        )}
        <NoPeriod onSave={(reason) => onChange(markNoPeriod(start, reason))} />
        <div className={classes.apart}>
          <Button variant="light" color="coral" onClick={() => setRemoving(true)}>
            Remove this period
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}

const reasons = labelled(leftOutReasons, leftOutTexts)

function LeaveOut({ leftOut, onSave }: { leftOut: LeftOutReason | null; onSave: (reason: LeftOutReason | null) => void }) {
  const [reason, setReason] = useState<LeftOutReason>(leftOut ?? 'illness')
  return (
    <div className={classes.form}>
      <Text c="var(--ink-soft)">A cycle that was not like the others can mislead the predictions. Left out, it stays in your history.</Text>
      <NativeSelect
        label="Why this cycle was different"
        size="md"
        radius="xl"
        data={reasons}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(valueOf(leftOutReasons, value))}
      />
      <Button disabled={reason === leftOut} onClick={() => onSave(reason)}>
        {leftOut === null ? 'Leave this cycle out' : 'Change the reason'}
      </Button>
      {leftOut !== null && (
        <Button variant="default" onClick={() => onSave(null)}>
          Count this cycle again
        </Button>
      )}
    </div>
  )
}

const noPeriodChoices = labelled(noPeriodReasons, noPeriodTexts)

function NoPeriod({ onSave }: { onSave: (reason: NoPeriodReason) => void }) {
  const [reason, setReason] = useState<NoPeriodReason>('between')
  return (
    <div className={classes.form}>
      <NativeSelect
        label="If this was no period, what was it?"
        description="Its days stay in your log. In the calendar you can take this back."
        size="md"
        radius="xl"
        data={noPeriodChoices}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(valueOf(noPeriodReasons, value))}
      />
      <Button variant="default" onClick={() => onSave(reason)}>
        This was no period
      </Button>
    </div>
  )
}

function RemoveDialog({ span, onClose, onRemove }: { span: string; onClose: () => void; onRemove: () => void }) {
  return (
    <DialogFrame title={`Remove the period of ${span}?`} position="bottom" onClose={onClose}>
      <Text mb="md">The bleeding of these days goes from your log. Symptoms, moods and notes of these days stay.</Text>
      <div className={classes.actions}>
        <DialogActions cancelLabel="Keep it" confirmLabel="Remove" color="coral" onCancel={onClose} onConfirm={onRemove} />
      </div>
    </DialogFrame>
  )
}
