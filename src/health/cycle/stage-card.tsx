// Chunk: tracker-log

import { Text, Title } from '@mantine/core'
import { changeProfile, type LogChange } from '@/health/cycle/rules/log-changes'
import { feedingAfter, lamConditions } from '@/health/cycle/rules/breastfeeding'
import type { LifeState } from '@/health/cycle/rules/life-state'
import type { CycleProfile } from '@/health/cycle/rules/log'
import type { Feeding } from '@/health/cycle/rules/stage-choices'
import type { IsoDay } from '@/kit/rules/day'
import {
  feedingChoices,
  feedingQuestion,
  lamConditionOrder,
  lamText,
  lamTexts,
  lamTitle,
  noLamText,
  stageSource,
  stageTexts,
} from '@/health/cycle/words/life-stage'
import * as messages from '#words/health/cycle/screens-questions'
import { takenOut, undo as undoLabel } from '#words/health/cycle/screens-tracker'
import { showToast } from '@/kit/feedback/toast'
import cards from './cards.module.css'
import { Choices } from './choices'
import type { OpenCycle } from './cycle-gate'
import { Estimate } from './estimate'
import classes from './care-cards.module.css'

export type StageCardProps = { today: IsoDay; open: OpenCycle; onChange: (change: LogChange) => Promise<void> }

/** Tells what the chosen stage shows and never shows; after a birth, whether breastfeeding protects. */
export function StageCard({ today, open: { log, outlook }, onChange }: StageCardProps) {
  const { stage, state } = outlook
  if (state.kind === 'after-birth')
    return <Breastfeeding birth={state} profile={log.profile} today={today} onChange={onChange} />
  if (stage === 'pregnant' || stage === 'after-birth' || stage === 'after-loss') return null
  const { label, shown } = stageTexts[stage]
  return (
    <section className={cards.card} aria-label={messages.whatFits}>
      <Title order={2} size="h5" className={cards.kind}>
        {label}
      </Title>
      <Text>{shown}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {messages.sourceAndSettings({ sources: stageSource })}
      </Text>
      <Estimate />
    </section>
  )
}

const labelOf = (kind: Feeding['kind']): string => feedingChoices.find(({ id }) => id === kind)?.label ?? ''

type BreastfeedingProps = Pick<StageCardProps, 'today' | 'onChange'> & {
  birth: Extract<LifeState, { ended: IsoDay }>
  profile: CycleProfile
}

function Breastfeeding({ birth, profile, today, onChange }: BreastfeedingProps) {
  const said = feedingAfter(birth, profile.feeding)
  const choose = async (kind: Feeding['kind']) => {
    await onChange(changeProfile({ feeding: said?.kind === kind ? null : { birth: birth.ended, kind } }))
    if (said?.kind !== kind) return
    const undo = () => void onChange(changeProfile({ feeding: said })).catch(() => {})
    showToast({ title: takenOut, description: labelOf(kind), action: { label: undoLabel, onClick: undo } })
  }
  const conditions = lamConditions(birth, profile.feeding, today)
  return (
    <section className={cards.card} aria-label={lamTitle}>
      <Title order={2} size="h5" className={cards.kind}>
        {lamTitle}
      </Title>
      <Choices
        label={feedingQuestion}
        choices={feedingChoices}
        chosen={said ? [said.kind] : []}
        // `onChange` shows and reports a failure.
        onToggle={(kind) => void choose(kind).catch(() => {})}
      />
      {conditions && (
        <>
          <ul className={classes.conditions}>
            {lamConditionOrder.map((condition) => (
              <li key={condition}>
                {lamTexts[condition]} <b>{conditions[condition] ? messages.yes : messages.no}</b>
              </li>
            ))}
          </ul>
          <Text fw={600}>{lamText(conditions)}</Text>
        </>
      )}
      {said?.kind === 'none' && <Text>{noLamText}</Text>}
      <Text size="sm" c="var(--ink-soft)">
        {stageSource}
      </Text>
    </section>
  )
}
