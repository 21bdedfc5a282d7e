import { fullDay } from '@/messages/shared/format-day'
import { accuracyText, expectedText, differenceText } from './insight-text'
import type { PredictionCheck } from '@/domain/cycle/insights'
import { Insight } from './insight'
import classes from './insights.module.css'
import { LazyDifferenceChart } from './lazy-charts'

/** Compares past predictions with what happened. Recorded predictions never change. */
export function PredictionInsight({ checks }: { checks: readonly PredictionCheck[] }) {
  const title = 'Predicted and came'
  if (checks.length === 0) return <Insight title={title} sentence="When your next period has come, you will see here how near the prediction was." />
  return (
    <Insight
      title={title}
      sentence={accuracyText(checks)}
      // With only exact predictions, all bars would be empty.
      chart={checks.some(({ off }) => off !== 0) && <OffChartWithCaption checks={checks} />}
      details={{ label: 'The predictions in a list', content: <CheckList checks={checks} /> }}
    />
  )
}

function OffChartWithCaption({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <div>
      <p className={classes.caption} aria-hidden>
        Days later (up) or earlier (down)
      </p>
      <LazyDifferenceChart checks={checks} />
    </div>
  )
}

function CheckList({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <ul className={classes.words}>
      {checks.toReversed().map((check) => (
        <li key={check.start}>
          <b>{differenceText(check)}</b>: expected {expectedText(check.next)}, came {fullDay(check.came)}
        </li>
      ))}
    </ul>
  )
}
