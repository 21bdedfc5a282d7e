import * as messages from '#words/health/cycle/screens-insights'
import { fullDay } from '@/kit/words/format-day'
import { rangeText } from './insight-text'
import type { Insights, ShownCycle } from '@/health/cycle/rules/insights'
import { LengthChart } from './charts'
import { Insight } from './insight'
import classes from './insights.module.css'
import { Legend } from './legend'

export function LengthInsight({
  cycles,
  lengths,
  periodLengths,
}: Pick<Insights, 'cycles' | 'lengths' | 'periodLengths'>) {
  const someNotCounted = cycles.some((cycle) => !cycle.counted)
  const entries = [
    { label: messages.period, kind: 'menstrual' },
    { label: messages.restOfCycle, kind: 'follicular' },
    ...(someNotCounted ? [{ label: messages.notCounted, kind: 'not-counted' }] : []),
    ...(lengths ? [{ label: messages.usual({ days: String(lengths.median) }), kind: 'line' }] : []),
  ]
  return (
    <Insight
      title={messages.cycleLength}
      {...(lengths ? { figure: messages.days({ days: lengths.median }) } : {})}
      sentence={sentenceOf(lengths, periodLengths)}
      chart={
        <>
          <LengthChart cycles={cycles} middle={lengths?.median ?? null} />
          <Legend entries={entries} />
        </>
      }
      details={{ label: messages.inTable, content: <CycleTable cycles={cycles} /> }}
    />
  )
}

const sentenceOf = (lengths: Insights['lengths'], periodLengths: Insights['periodLengths']): string => {
  if (!lengths) return messages.noneCounts
  const ofCycles =
    lengths.shortest === lengths.longest
      ? messages.allSame
      : messages.varied({ range: rangeText(lengths), median: String(lengths.median) })
  return periodLengths ? `${ofCycles} ${messages.periods({ range: rangeText(periodLengths) })}` : ofCycles
}

function CycleTable({ cycles }: { cycles: readonly ShownCycle[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{messages.began}</th>
          <th scope="col">{messages.cycle}</th>
          <th scope="col">{messages.period}</th>
        </tr>
      </thead>
      <tbody>
        {cycles.toReversed().map((cycle) => (
          <tr key={cycle.start}>
            <th scope="row">{fullDay(cycle.start)}</th>
            <td>
              {cycle.counted ? messages.days({ days: cycle.length }) : messages.daysNotCounted({ days: cycle.length })}
            </td>
            <td>{cycle.periodLength === null ? messages.notKnown : messages.days({ days: cycle.periodLength })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
