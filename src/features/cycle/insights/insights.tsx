import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { insightsOf } from '@/domain/cycle/insights'
import { moodTexts, symptomLabels } from '@/messages/cycle/symptoms'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { CycleView } from '../queries'
import classes from './insights.module.css'
import { LengthInsight } from './length-insight'
import { PhaseInsight } from './phase-insight'
import { PredictionInsight } from './prediction-insight'

const minCycles = 2

type InsightsProps = { open: Extract<CycleView, { status: 'open' }> }

export function Insights({ open: { log, outlook } }: InsightsProps) {
  const { cycles, lengths, periodLengths, symptoms: symptomCounts, moods: moodCounts, checks } = useMemo(() => insightsOf(log, outlook), [log, outlook])
  const enough = outlook.cycles.length >= minCycles
  const hasCounts = symptomCounts.length + moodCounts.length > 0
  return (
    <div className={classes.cards}>
      {!enough && <InsightsToCome missing={minCycles - outlook.cycles.length} />}
      {enough && <LengthInsight cycles={cycles} lengths={lengths} periodLengths={periodLengths} />}
      {enough && <PredictionInsight checks={checks} />}
      {(enough || hasCounts) && (
        <>
          <PhaseInsight title="Symptoms by phase" counts={symptomCounts} labelOf={(id) => symptomLabels[id]} emptyText="Note how you feel on a few days, and you will see here in which phase it comes." />
          <PhaseInsight title="Moods by phase" counts={moodCounts} labelOf={(id) => moodTexts[id].label} emptyText="Note your mood on a few days, and you will see here how it moves with your cycle." />
        </>
      )}
    </div>
  )
}

function InsightsToCome({ missing }: { missing: number }) {
  return (
    <section className={classes.card} aria-label="Insights to come">
      <EmptyState image="/pictures/home.svg#tile-cycle" text={missing === 1 ? 'One more complete cycle, and your insights begin.' : 'Your insights begin after two complete cycles.'}>
        <Text c="var(--ink-soft)">
          You will see how long your cycles and periods are, which symptoms and moods come in which phase, and how near the predictions were. A past period that you
          remember counts, too: log it in the history.
        </Text>
      </EmptyState>
    </section>
  )
}
