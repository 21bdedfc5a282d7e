import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import * as messages from '#words/health/cycle/screens-history'
import { spanText } from '@/kit/words/format-day'
import { leaveOutCycle, markNoPeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import { leftOutReasons, type LeftOutReason } from '@/health/cycle/rules/log'
import { valueOf } from '@/kit/rules/choice'
import { noPeriodReasons, type NoPeriodReason } from '@/health/cycle/rules/history'
import { leftOutTexts, noPeriodTexts, notCountedTexts } from '@/health/cycle/words/log'
import { labelled } from '@/kit/words/labelled'
import type { HistoryItem } from '@/health/cycle/rules/period-history'
import { DialogActions } from '@/kit/form/dialog-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
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
    <DialogFrame title={messages.periodOf({ span })} position="bottom" onClose={onClose}>
      <div className={classes.dialog}>
        {status.kind === 'running' && <Text c="var(--ink-soft)">{messages.runningText}</Text>}
        {status.kind !== 'running' && status.kind !== 'counted' && status.kind !== 'left-out' && (
          <Text c="var(--ink-soft)">{notCountedTexts[status.kind]}</Text>
        )}
        {(status.kind === 'counted' || status.kind === 'left-out' || status.kind === 'unclear') && (
          <LeaveOut
            leftOut={status.kind === 'left-out' ? status.reason : null}
            onSave={(reason) => onChange(leaveOutCycle(start, reason))}
          />
        )}
        <NoPeriod onSave={(reason) => onChange(markNoPeriod(start, reason))} />
        <div className={classes.apart}>
          <Button variant="light" color="coral" onClick={() => setRemoving(true)}>
            {messages.remove}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}

const reasons = labelled(leftOutReasons, leftOutTexts)

function LeaveOut({
  leftOut,
  onSave,
}: {
  leftOut: LeftOutReason | null
  onSave: (reason: LeftOutReason | null) => void
}) {
  const [reason, setReason] = useState<LeftOutReason>(leftOut ?? 'illness')
  return (
    <div className={classes.form}>
      <Text c="var(--ink-soft)">{messages.canMislead}</Text>
      <NativeSelect
        label={messages.whyDifferent}
        size="md"
        data={reasons}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(valueOf(leftOutReasons, value))}
      />
      <Button disabled={reason === leftOut} onClick={() => onSave(reason)}>
        {leftOut === null ? messages.leaveOut : messages.changeReason}
      </Button>
      {leftOut !== null && (
        <Button variant="default" onClick={() => onSave(null)}>
          {messages.countAgain}
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
        label={messages.whatWasIt}
        description={messages.whatWasItHint}
        size="md"
        data={noPeriodChoices}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(valueOf(noPeriodReasons, value))}
      />
      <Button variant="default" onClick={() => onSave(reason)}>
        {messages.wasNoPeriod}
      </Button>
    </div>
  )
}

function RemoveDialog({ span, onClose, onRemove }: { span: string; onClose: () => void; onRemove: () => void }) {
  return (
    <DialogFrame title={messages.removeOf({ span })} position="bottom" onClose={onClose}>
      <Text mb="md">{messages.removeText}</Text>
      <div className={classes.actions}>
        <DialogActions
          cancelLabel={messages.keepIt}
          confirmLabel={messages.confirmRemove}
          color="coral"
          onCancel={onClose}
          onConfirm={onRemove}
        />
      </div>
    </DialogFrame>
  )
}
