import { phaseText } from '@/health/cycle/words/phases'
import * as messages from '#words/health/cycle/screens-insights'
import { RichText } from '@/kit/layout/rich-text'
import { byPhaseText, mostCommonPhaseText } from './insight-text'
import { phases, type PhaseCount } from '@/health/cycle/rules/insights'
import { PhaseChart } from './charts'
import { Insight } from './insight'
import classes from './insights.module.css'
import { Legend } from './legend'

const bold = (text: string) => <b>{text}</b>

/** More rows would not fit on a phone screen; the list below the chart has all. */
const maxRows = 6

type PhaseInsightProps<Id extends string> = {
  title: string
  counts: readonly PhaseCount<Id>[]
  labelOf: (id: Id) => string
  /** Shown while nothing is noted. */
  emptyText: string
}

export function PhaseInsight<Id extends string>({ title, counts, labelOf, emptyText }: PhaseInsightProps<Id>) {
  const [most] = counts
  if (!most) return <Insight title={title} sentence={emptyText} />
  const rows = counts.slice(0, maxRows).map(({ id, byPhase, total }) => ({ label: labelOf(id), byPhase, total }))
  return (
    <Insight
      title={title}
      sentence={mostCommonPhaseText(labelOf(most.id), most)}
      chart={
        <>
          <PhaseChart rows={rows} />
          <Legend entries={phases.map((phase) => ({ label: phaseText[phase].name, kind: phase }))} />
        </>
      }
      details={{
        label: messages.allInWords,
        content: (
          <ul className={classes.words}>
            {counts.map(({ id, byPhase }) => (
              <li key={id}>
                <RichText parts={messages.inPhases({ what: labelOf(id), days: byPhaseText(byPhase), b: bold })} />
              </li>
            ))}
          </ul>
        ),
      }}
    />
  )
}
