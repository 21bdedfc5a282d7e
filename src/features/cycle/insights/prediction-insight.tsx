import { fullDay } from '@/domain/shared/format-day'
import { accuracyText, expectedText, differenceText } from './insight-text'
import type { PredictionCheck } from '@/domain/cycle/insights'
import { Insight } from './insight'
import classes from './insights.module.css'
import { LateOffChart } from './late-charts'

/** What was predicted and what came. The record of a past prediction never changes. */
export function PredictionInsight({ checks }: { checks: readonly PredictionCheck[] }) {
  const title = 'Predicted and came'
  if (checks.length === 0) return <Insight title={title} sentence="When your next period has come, you will see here how near the prediction was." />
  return (
    <Insight
      title={title}
      sentence={accuracyText(checks)}
      // A chart of zeros says nothing.
      chart={checks.some(({ off }) => off !== 0) && <OffCaption checks={checks} />}
      details={{ label: 'The predictions in a list', content: <CheckList checks={checks} /> }}
    />
  )
}

function OffCaption({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <div>
      <p className={classes.caption} aria-hidden>
        Days later (up) or earlier (down)
      </p>
      <LateOffChart checks={checks} />
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
