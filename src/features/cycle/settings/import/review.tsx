import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { CycleLog } from '@/domain/cycle/log'
import { applyMerge, changesNothing, mergePlan, type ConflictRule, type MergeChoice, type MergePlan } from '@/domain/cycle/transfer/merge'
import type { IsoDay } from '@/domain/shared/day'
import { countText } from '@/messages/shared/format-day'
import type { UserId } from '@/domain/shared/ids'
import { useBusy } from '@/ui/platform/use-busy'
import { FormActions } from '@/ui/form/form-actions'
import { changeLog } from '../../save'
import { SettingSwitch } from '../setting-switch'
import { RadioChoice } from '../radio-choice'
import classes from '../settings.module.css'
import { SkippedEntries } from './skipped-entries'
import type { ImportPreview } from './use-import'

const rules = [
  { value: 'keep-mine', label: 'Keep what is on this phone' },
  { value: 'take-theirs', label: 'Take what the file says' },
  { value: 'combine', label: 'Keep mine, and put both notes together' },
] as const satisfies readonly { readonly value: ConflictRule; readonly label: string }[]

type ReviewProps = { userId: UserId; today: IsoDay; log: CycleLog; found: ImportPreview; onDone: () => void }

/** Shows what an import will change, and asks how to resolve conflicts. */
export function Review({ userId, today, log, found, onDone }: ReviewProps) {
  const [conflicts, setConflicts] = useState<ConflictRule>('keep-mine')
  const [takeSettings, setTakeSettings] = useState(false)
  const { busy, whileBusy } = useBusy()
  const choice: MergeChoice = useMemo(() => ({ conflicts, takeSettings, today }), [conflicts, takeSettings, today])
  const plan = useMemo(() => mergePlan(log, found.log, choice), [log, found, choice])
  const settingsDiffer = plan.profile.settings === 'differ' || takeSettings
  const daysOverlap = plan.changed.length + plan.same > 0
  const apply = async () => {
    // Planned again on the current log: another tab may have changed it since.
    const merge = (current: CycleLog) => applyMerge(current, mergePlan(current, found.log, choice))
    const succeeded = await whileBusy(() => changeLog(userId, merge, { title: 'Taken in', description: summaryOf(plan) }))
    if (succeeded) onDone()
  }
  return (
    <div className={classes.form}>
      <Text>
        From {found.source}: {countText(found.log.days.length, 'day')}. This will change:
      </Text>
      <dl className={classes.counts}>
        <Count label="added" days={plan.added.length} />
        <Count label="changed" days={plan.changed.length} />
        <Count label="unchanged" days={plan.same} />
      </dl>
      <ProfileSummary plan={plan} />
      {daysOverlap && <RadioChoice label="Where a day is in both" choices={rules} value={conflicts} onChange={setConflicts} />}
      {settingsDiffer && (
        <SettingSwitch label="Take the file’s settings, too" checked={takeSettings} onChange={setTakeSettings} />
      )}
      <SkippedEntries found={found} plan={plan} />
      <FormActions
        className={classes.actions}
        submitLabel="Take it in"
        cancelLabel={changesNothing(plan) ? 'Close' : 'Cancel'}
        loading={busy}
        disabled={changesNothing(plan)}
        onSubmit={() => void apply()}
        onCancel={onDone}
      />
      {changesNothing(plan) && <Text c="var(--ink-soft)">Everything in this file is in your log already.</Text>}
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
    ...(profile.settings === 'taken' ? ['the settings'] : []),
    ...(profile.leftOut.length > 0 ? [countText(profile.leftOut.length, 'left-out cycle')] : []),
    ...(profile.pregnancies.length > 0 ? [profile.pregnancies.length === 1 ? '1 past pregnancy' : `${profile.pregnancies.length} past pregnancies`] : []),
    ...(profile.predictions.length > 0 ? [countText(profile.predictions.length, 'past prediction')] : []),
  ]
  return parts.length === 0 ? null : <Text>And {parts.join(', ')}.</Text>
}

const summaryOf = ({ added, changed }: MergePlan): string => `${countText(added.length, 'day')} added, ${changed.length} changed.`
