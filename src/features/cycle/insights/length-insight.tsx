import { countText, fullDay } from '@/messages/shared/format-day'
import { rangeText } from './insight-text'
import type { Insights, ShownCycle } from '@/domain/cycle/insights'
import { Insight } from './insight'
import classes from './insights.module.css'
import { LazyLengthChart } from './lazy-charts'
import { Legend } from './legend'

export function LengthInsight({ cycles, lengths, periodLengths }: Pick<Insights, 'cycles' | 'lengths' | 'periodLengths'>) {
  const someNotCounted = cycles.some((cycle) => !cycle.counted)
  const entries = [
    { label: 'Period', kind: 'menstrual' },
    { label: 'Rest of the cycle', kind: 'follicular' },
    ...(someNotCounted ? [{ label: 'Not counted', kind: 'not-counted' }] : []),
    ...(lengths ? [{ label: `Usual: ${lengths.median}`, kind: 'line' }] : []),
  ]
  return (
    <Insight
      title="Cycle length"
      {...(lengths ? { figure: countText(lengths.median, 'day') } : {})}
      sentence={sentenceOf(lengths, periodLengths)}
      chart={
        <>
          <LazyLengthChart cycles={cycles} middle={lengths?.median ?? null} />
          <Legend entries={entries} />
        </>
      }
      details={{ label: 'The cycles in a table', content: <CycleTable cycles={cycles} /> }}
    />
  )
}

const sentenceOf = (lengths: Insights['lengths'], periodLengths: Insights['periodLengths']): string => {
  if (!lengths) return 'No cycle counts at the moment. In the history you can take one in again.'
  const range = lengths.shortest === lengths.longest ? 'All your cycles were this long' : `Your cycles were ${rangeText(lengths)} long, the middle one ${lengths.median}`
  return periodLengths ? `${range}. Periods: ${rangeText(periodLengths)}.` : `${range}.`
}

function CycleTable({ cycles }: { cycles: readonly ShownCycle[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Began</th>
          <th scope="col">Cycle</th>
          <th scope="col">Period</th>
        </tr>
      </thead>
      <tbody>
        {cycles.toReversed().map((cycle) => (
          <tr key={cycle.start}>
            <th scope="row">{fullDay(cycle.start)}</th>
            <td>
              {countText(cycle.length, 'day')}
              {!cycle.counted && ', not counted'}
            </td>
            <td>{cycle.periodLength === null ? 'not known' : countText(cycle.periodLength, 'day')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
