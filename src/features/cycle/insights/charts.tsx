import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { tinyDay } from '@/messages/shared/format-day'
import { phaseText } from '@/messages/cycle/phases'
import { phases, type PhaseCount, type PredictionCheck, type ShownCycle } from '@/domain/cycle/insights'
import { lengthChartHeight, differenceChartHeight, phaseChartHeight } from './chart-size'

/** Charts are decorative: the text beside each one says the same. */
const decorative = { 'aria-hidden': true, withTooltip: false, barChartProps: { accessibilityLayer: false }, barProps: { isAnimationActive: false }, textColor: 'var(--ink-soft)', gridColor: 'var(--surface-line)' } as const

const lengthSeries = [
  { name: 'period', color: 'var(--phase-menstrual)' },
  { name: 'rest', color: 'var(--phase-follicular)' },
  { name: 'notCounted', color: 'var(--mantine-color-gray-5)' },
]

/** Recent cycles, with the days of bleeding at the bottom. @param middle median length of the counted cycles; null if there are none */
export function LengthChart({ cycles, middle }: { cycles: readonly ShownCycle[]; middle: number | null }) {
  const data = cycles.map(({ start, length, periodLength, counted }) => ({
    start: tinyDay(start),
    period: Math.min(periodLength ?? 1, length),
    rest: counted ? Math.max(0, length - (periodLength ?? 1)) : 0,
    notCounted: counted ? 0 : Math.max(0, length - (periodLength ?? 1)),
  }))
  return (
    <BarChart
      {...decorative}
      h={lengthChartHeight}
      data={data}
      dataKey="start"
      type="stacked"
      series={lengthSeries}
      maxBarWidth={28}
      yAxisProps={{ width: 28, allowDecimals: false }}
      {...(middle === null ? {} : { referenceLines: [{ y: middle, color: 'var(--ink)' }] })}
    />
  )
}

const phaseSeries = phases.map((phase) => ({ name: phase, color: `var(--phase-${phase})`, label: phaseText[phase].name }))

type Row = Pick<PhaseCount<string>, 'byPhase'> & { readonly label: string }

/** One bar per symptom or mood: on how many days of each phase it was noted. */
export function PhaseChart({ rows }: { rows: readonly Row[] }) {
  return (
    <BarChart
      {...decorative}
      h={phaseChartHeight(rows.length)}
      data={rows.map(({ label, byPhase }) => ({ label, ...byPhase }))}
      dataKey="label"
      type="stacked"
      orientation="vertical"
      gridAxis="y"
      series={phaseSeries}
      maxBarWidth={18}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{ width: 104, interval: 0 }}
    />
  )
}

/** Days by which each period came late (positive) or early (negative). */
export function DifferenceChart({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <BarChart
      {...decorative}
      h={differenceChartHeight}
      data={checks.map(({ came, off }) => ({ came: tinyDay(came), off }))}
      dataKey="came"
      series={[{ name: 'off', color: 'var(--phase-luteal)' }]}
      maxBarWidth={28}
      yAxisProps={{ width: 28, allowDecimals: false }}
      referenceLines={[{ y: 0, color: 'var(--ink-soft)' }]}
    />
  )
}
