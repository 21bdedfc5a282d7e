// Chunk: tracker-records

import { Button, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { insightsOf } from '@/health/cycle/rules/insights'
import * as messages from '#words/health/cycle/screens-insights'
import { moodTexts, symptomLabels } from '@/health/cycle/words/symptoms'
import { EmptyState } from '@/kit/feedback/empty-state'
import type { CycleView } from '../queries'
import classes from './insights.module.css'
import { LengthInsight } from './length-insight'
import { PhaseInsight } from './phase-insight'
import { PredictionInsight } from './prediction-insight'

const minCycles = 2

type InsightsProps = {
  open: Extract<CycleView, { status: 'open' }>
  /** Opens the page for a doctor or nurse. */ onSummary: () => void
}

export function Insights({ open: { log, outlook }, onSummary }: InsightsProps) {
  const {
    cycles,
    lengths,
    periodLengths,
    symptoms: symptomCounts,
    moods: moodCounts,
    checks,
  } = useMemo(() => insightsOf(log, outlook), [log, outlook])
  const enough = outlook.cycles.length >= minCycles
  const hasSymptoms = log.days.some(({ symptoms }) => symptoms.length > 0)
  const hasMoods = log.days.some(({ mood }) => mood !== null)
  const hasCounts = symptomCounts.length + moodCounts.length > 0
  return (
    <div className={classes.cards}>
      {!enough && <InsightsToCome missing={minCycles - outlook.cycles.length} />}
      {enough && <LengthInsight cycles={cycles} lengths={lengths} periodLengths={periodLengths} />}
      {enough && <PredictionInsight checks={checks} />}
      {(enough || hasCounts) && (
        <>
          <PhaseInsight
            title={messages.symptomsByPhase}
            counts={symptomCounts}
            labelOf={(id) => symptomLabels[id]}
            emptyText={hasSymptoms ? messages.noPhases : messages.noSymptoms}
          />
          <PhaseInsight
            title={messages.moodsByPhase}
            counts={moodCounts}
            labelOf={(id) => moodTexts[id].label}
            emptyText={hasMoods ? messages.noPhases : messages.noMoods}
          />
        </>
      )}
      <Button variant="default" leftSection={<IconFileText size={18} aria-hidden />} onClick={onSummary}>
        {messages.pageForDoctor}
      </Button>
    </div>
  )
}

function InsightsToCome({ missing }: { missing: number }) {
  return (
    <section className={classes.card} aria-label={messages.toCome}>
      <EmptyState image="/pictures/home.svg#tile-cycle" text={missing === 1 ? messages.oneMore : messages.twoMore}>
        <Text c="var(--ink-soft)">{messages.toComeText}</Text>
      </EmptyState>
    </section>
  )
}
