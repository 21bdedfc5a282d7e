import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { insightsOf } from '@/domain/cycle/insights'
import { moods, symptoms } from '@/domain/cycle/symptoms'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { CycleView } from '../queries'
import classes from './insights.module.css'
import { LengthInsight } from './length-insight'
import { PhaseInsight } from './phase-insight'
import { PredictionInsight } from './prediction-insight'

/** With fewer there is no history to speak of. */
const fewestCycles = 2

type InsightsProps = { open: Extract<CycleView, { status: 'open' }> }

/** What the log says of the cycles in it, in words and in drawings. */
export function Insights({ open: { log, outlook } }: InsightsProps) {
  const { cycles, lengths, periodLengths, symptoms: noted, moods: felt, checks } = useMemo(() => insightsOf(log, outlook), [log, outlook])
  const enough = outlook.cycles.length >= fewestCycles
  const someNoted = noted.length + felt.length > 0
  return (
    <div className={classes.cards}>
      {!enough && <ToCome missing={fewestCycles - outlook.cycles.length} />}
      {enough && <LengthInsight cycles={cycles} lengths={lengths} periodLengths={periodLengths} />}
      {enough && <PredictionInsight checks={checks} />}
      {(enough || someNoted) && (
        <>
          <PhaseInsight title="Symptoms by phase" counts={noted} labelOf={(id) => symptoms[id].label} nothing="Note how you feel on a few days, and you will see here in which phase it comes." />
          <PhaseInsight title="Moods by phase" counts={felt} labelOf={(id) => moods[id].label} nothing="Note your mood on a few days, and you will see here how it moves with your cycle." />
        </>
      )}
    </div>
  )
}

function ToCome({ missing }: { missing: number }) {
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
