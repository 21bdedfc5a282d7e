import * as messages from '#words/health/cycle/screens-insights'
import { fullDay } from '@/kit/words/format-day'
import { RichText } from '@/kit/layout/rich-text'
import { accuracyText, expectedText, differenceText } from './insight-text'
import type { PredictionCheck } from '@/health/cycle/rules/insights'
import { DifferenceChart } from './charts'
import { Insight } from './insight'
import classes from './insights.module.css'

const bold = (text: string) => <b>{text}</b>

/** Compares past predictions with what happened. Recorded predictions never change. */
export function PredictionInsight({ checks }: { checks: readonly PredictionCheck[] }) {
  const title = messages.predictedAndCame
  if (checks.length === 0) return <Insight title={title} sentence={messages.noChecks} />
  return (
    <Insight
      title={title}
      sentence={accuracyText(checks)}
      // With only exact predictions, all bars would be empty.
      chart={checks.some(({ off }) => off !== 0) && <OffChartWithCaption checks={checks} />}
      details={{ label: messages.inList, content: <CheckList checks={checks} /> }}
    />
  )
}

function OffChartWithCaption({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <div>
      <p className={classes.caption} aria-hidden>
        {messages.laterOrEarlier}
      </p>
      <DifferenceChart checks={checks} />
    </div>
  )
}

function CheckList({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <ul className={classes.words}>
      {checks.toReversed().map((check) => (
        <li key={check.start}>
          <RichText
            parts={messages.check({
              difference: differenceText(check),
              expected: expectedText(check.next),
              came: fullDay(check.came),
              b: bold,
            })}
          />
        </li>
      ))}
    </ul>
  )
}
