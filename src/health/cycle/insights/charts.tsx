import type { IsoDay } from '@/kit/rules/day'
import { tinyDay } from '@/kit/words/format-day'
import { phases, type PhaseCount, type PredictionCheck, type ShownCycle } from '@/health/cycle/rules/insights'
import classes from './charts.module.css'
import { ticksBetween } from './ticks'

// Charts are decorative: the text beside each one says the same.

type Part = { readonly kind: string; readonly from: number; readonly to: number }

type ColumnsProps = {
  /** Oldest first; the parts of each in days. */
  columns: readonly { readonly day: IsoDay; readonly parts: readonly Part[] }[]
  line: number | null
}

const maxLabels = 6

function Columns({ columns, line }: ColumnsProps) {
  const ends = columns.flatMap(({ parts }) => parts.flatMap(({ from, to }) => [from, to]))
  const ticks = ticksBetween(Math.min(...ends), Math.max(...ends))
  const low = Math.min(...ticks)
  const share = (days: number) => `${(days / (Math.max(...ticks) - low)) * 100}%`
  const step = Math.ceil(columns.length / maxLabels)
  return (
    <div className={classes.columns} aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} className={classes.tick} style={{ bottom: share(tick - low) }}>
          {tick}
        </span>
      ))}
      {columns.map(({ day, parts }, n) => (
        <div key={day} className={classes.column}>
          {parts.map(({ kind, from, to }) => (
            <span
              key={kind}
              className={classes.part}
              data-kind={kind}
              style={{ bottom: share(from - low), height: share(to - from) }}
            />
          ))}
          {(columns.length - 1 - n) % step === 0 && <span className={classes.day}>{tinyDay(day)}</span>}
        </div>
      ))}
      {line !== null && <span className={classes.line} style={{ bottom: share(line - low) }} />}
    </div>
  )
}

/**
 * Recent cycles, with the days of bleeding at the bottom.
 * @param middle median length of the counted cycles; null if there are none
 */
export function LengthChart({ cycles, middle }: { cycles: readonly ShownCycle[]; middle: number | null }) {
  const columns = cycles.map(({ start, length, periodLength, counted }) => {
    const bleeding = Math.min(periodLength ?? 1, length)
    return {
      day: start,
      parts: [
        { kind: 'menstrual', from: 0, to: bleeding },
        { kind: counted ? 'follicular' : 'not-counted', from: bleeding, to: length },
      ],
    }
  })
  return <Columns columns={columns} line={middle} />
}

/** Days by which each period came late (positive) or early (negative). */
export function DifferenceChart({ checks }: { checks: readonly PredictionCheck[] }) {
  return (
    <Columns
      columns={checks.map(({ came, off }) => ({
        day: came,
        parts: [{ kind: 'luteal', from: Math.min(0, off), to: Math.max(0, off) }],
      }))}
      line={0}
    />
  )
}

type Row = Pick<PhaseCount<string>, 'byPhase' | 'total'> & { readonly label: string }

/** One bar per symptom or mood: on how many days of each phase it was noted. */
export function PhaseChart({ rows }: { rows: readonly Row[] }) {
  const most = Math.max(...rows.map(({ total }) => total))
  return (
    <div className={classes.rows} aria-hidden>
      {rows.map(({ label, byPhase, total }) => (
        <div key={label} className={classes.row}>
          <span>{label}</span>
          <div className={classes.bar}>
            {phases.map((phase) => (
              <span key={phase} data-kind={phase} style={{ width: `${(byPhase[phase] / most) * 100}%` }} />
            ))}
          </div>
          <span>{total}</span>
        </div>
      ))}
    </div>
  )
}
