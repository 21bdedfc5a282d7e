import type { CycleShape } from '@/health/cycle/rules/phases'
import { phaseArcs, pointOnRing } from '@/health/cycle/rules/ring'
import type { ReactNode } from 'react'
import classes from './phase-card.module.css'

const radius = 52
/** Between two arcs, in days. */
const gap = 0.5

/**
 * The phases of a cycle as a ring, with a mark on `day`. The ring is decorative: the text around it says the same.
 * @param known false: no phase but the period is known
 */
export function PhaseRing({
  shape,
  day,
  known = true,
  children,
}: {
  shape: CycleShape
  day: number
  known?: boolean
  children: ReactNode
}) {
  const degrees = pointOnRing(day, shape) * 360
  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 120 120" aria-hidden>
        <g transform="rotate(-90 60 60)" fill="none">
          {phaseArcs(shape, known).map(({ phase, from, days }) => (
            <circle
              key={phase}
              cx="60"
              cy="60"
              r={radius}
              pathLength={shape.length}
              strokeDasharray={`${days - gap} ${shape.length}`}
              strokeDashoffset={1 - from - gap / 2}
              className={classes.arc}
              data-phase={phase}
            />
          ))}
        </g>
        <g transform={`rotate(${degrees} 60 60)`} className={classes.here}>
          <circle cx="60" cy={60 - radius} r="7" />
        </g>
      </svg>
      <div className={classes.middle}>{children}</div>
    </div>
  )
}
