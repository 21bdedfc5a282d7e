// Chunk: tracker-import

import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CycleLog } from '@/health/cycle/rules/log'
import {
  applyMerge,
  mergePlan,
  whyUnchanged,
  type ConflictRule,
  type MergeChoice,
  type MergePlan,
  type Unchanging,
} from '@/health/cycle/rules/transfer/merge'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-import'
import { dayCount } from '@/kit/words/format-day'
import type { UserId } from '@/kit/rules/ids'
import { Callout } from '@/kit/feedback/callout'
import { useBusy } from '@/kit/platform/use-busy'
import { FormActions } from '@/kit/form/form-actions'
import { changeLog } from '@/health/cycle/commands'
import { SettingSwitch } from '../setting-switch'
import { RadioChoice } from '../radio-choice'
import classes from '../settings.module.css'
import { NewEntries } from './new-entries'
import { SkippedEntries } from './skipped-entries'
import type { ImportPreview } from './use-import'

const rules = [
  { value: 'keep-mine', label: messages.keepMine },
  { value: 'take-theirs', label: messages.takeTheirs },
  { value: 'combine', label: messages.combine },
] as const satisfies readonly { readonly value: ConflictRule; readonly label: string }[]

const unchangedTexts = {
  'nothing-read': messages.nothingRead,
  'to-come': messages.onlyToCome,
  'mine-stays': messages.mineStays,
  'part-there': messages.partThere,
  'all-there': messages.changesNothing,
} as const satisfies Record<Unchanging, string>

type ReviewProps = {
  userId: UserId
  today: IsoDay
  log: CycleLog
  found: ImportPreview
  /** True if this phone has one. */ hasPin: boolean
  onTakenIn: () => void
  onCancel: () => void
}

/** Shows what an import will change, and asks how to resolve conflicts. */
export function Review({ userId, today, log, found, hasPin, onTakenIn, onCancel }: ReviewProps) {
  const [conflicts, setConflicts] = useState<ConflictRule>('keep-mine')
  const [takeSettings, setTakeSettings] = useState(false)
  const { busy, whileBusy } = useBusy()
  const choice: MergeChoice = useMemo(() => ({ conflicts, takeSettings, today }), [conflicts, takeSettings, today])
  const plan = useMemo(() => mergePlan(log, found.log, choice), [log, found, choice])
  const settingsDiffer = plan.profile.settings === 'differ' || takeSettings
  const overlaps = plan.changed.length + plan.same + plan.profile.differing > 0
  const unchanged = whyUnchanged(plan, found.log, found.unread.length + found.skipped.length > 0)
  const apply = async () => {
    // Planned again on the current log: another tab may have changed it since.
    const merge = (current: CycleLog) => applyMerge(current, mergePlan(current, found.log, choice))
    const succeeded = await whileBusy(() =>
      changeLog(userId, merge, { title: messages.takenIn, description: summaryOf(plan) }),
    )
    if (succeeded) onTakenIn()
  }
  return (
    <div className={classes.form}>
      <Text>{messages.willChange({ source: found.source, days: dayCount(found.log.days.length) })}</Text>
      <dl className={classes.counts}>
        <Count label={messages.added} days={plan.added.length} />
        <Count label={messages.changed} days={plan.changed.length} />
        <Count label={messages.unchanged} days={plan.same} />
      </dl>
      <ProfileSummary plan={plan} />
      <NewEntries days={plan.added} />
      {overlaps && <RadioChoice label={messages.inBoth} choices={rules} value={conflicts} onChange={setConflicts} />}
      {settingsDiffer && (
        <SettingSwitch label={messages.takeSettings} checked={takeSettings} onChange={setTakeSettings} />
      )}
      <SkippedEntries found={found} plan={plan} today={today} />
      {found.isBackup && !hasPin && (
        <Callout tone="info" title={messages.copyWithoutPin}>
          {messages.setPinAfter}
        </Callout>
      )}
      <FormActions
        className={classes.actions}
        submitLabel={messages.takeItIn}
        cancelLabel={unchanged ? messages.close : messages.cancel}
        loading={busy}
        disabled={unchanged !== null}
        onSubmit={() => void apply()}
        onCancel={onCancel}
      />
      {unchanged && <Text c="var(--ink-soft)">{unchangedTexts[unchanged]}</Text>}
    </div>
  )
}

function Count({ label, days }: { label: string; days: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{days}</dd>
    </div>
  )
}

function ProfileSummary({ plan: { profile } }: { plan: MergePlan }) {
  const parts = [
    ...(profile.settings === 'taken' ? [messages.theSettings] : []),
    ...(profile.leftOut.length > 0 ? [messages.leftOutCycles({ count: profile.leftOut.length })] : []),
    ...(profile.pregnancies.length > 0 ? [messages.pastPregnancies({ count: profile.pregnancies.length })] : []),
    ...(profile.methods.length > 0 ? [messages.methods({ count: profile.methods.length })] : []),
    ...(profile.emergencyPills.length > 0 ? [messages.emergencyPills({ count: profile.emergencyPills.length })] : []),
    ...(profile.predictions.length > 0 ? [messages.pastPredictions({ count: profile.predictions.length })] : []),
  ]
  return parts.length === 0 ? null : <Text>{messages.and({ parts: parts.join(', ') })}</Text>
}

const summaryOf = ({ added, changed }: MergePlan): string =>
  messages.takenInText({ added: dayCount(added.length), changed: String(changed.length) })
